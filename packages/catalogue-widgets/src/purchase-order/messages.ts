import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

/** Words that the screens of an order share. */
export const orderMessages = {
  ...commonMessages,
  ...defineMessages({
    chooseUser: {
      id: "order.chooseUser",
      defaultMessage: "Elija un usuario",
      description: "In the field while no user is chosen",
    },
    chooseWarehouse: {
      id: "order.chooseWarehouse",
      defaultMessage: "Elija un almacén",
      description: "In the field while none is chosen",
    },
    chooseSubcategory: {
      id: "order.chooseSubcategory",
      defaultMessage: "Elija una subcategoría",
      description: "In the field while none is chosen",
    },
    description: { id: "order.description", defaultMessage: "Descripción", description: "Column" },
    price: { id: "order.price", defaultMessage: "Precio", description: "Column" },
    amount: { id: "order.amount", defaultMessage: "Importe", description: "Column" },
    quantity: { id: "order.quantity", defaultMessage: "Cantidad", description: "Column: pieces" },
    note: { id: "order.note", defaultMessage: "Nota", description: "Field" },
    pieces: { id: "order.pieces", defaultMessage: "Piezas", description: "Figure" },
    products: { id: "order.products", defaultMessage: "Productos", description: "Figure" },
    sentBy: {
      id: "order.sentBy",
      defaultMessage: "Enviada por",
      description: "Column and fact: user who sent an order",
    },
    total: {
      id: "order.total",
      defaultMessage: "Total",
      description: "Row of totals, and the amount of an order",
    },
    boxes: { id: "order.boxes", defaultMessage: "Cajas", description: "Column and figure" },
    pallets: { id: "order.pallets", defaultMessage: "Paletas", description: "Column and figure" },
    weight: { id: "order.weight", defaultMessage: "Peso, kg", description: "Column and figure" },
    order: {
      id: "order.order",
      defaultMessage: "Orden",
      description: "Title of the order and of its table",
    },
  }),
  orderNumber: defineMessage<{ id: string }>({
    id: "order.orderNumber",
    defaultMessage: "Orden {id}",
    description: "Title of a sent order, and the link to it; {id} is its number",
  }),
  counted: defineMessage<{ count: number }>({
    id: "order.counted",
    defaultMessage: "{count, plural, one {# producto} other {# productos}}",
    description: "How many products",
  }),
  remove: defineMessage<{ code: string }>({
    id: "order.remove",
    defaultMessage: "Quitar {code}",
    description: "Button: removes a product or category",
  }),
};
