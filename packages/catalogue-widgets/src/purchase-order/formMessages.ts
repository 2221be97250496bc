import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

/** The order form: choices, products to add from, sending. */
export const formMessages = {
  ...commonMessages,
  ...defineMessages({
    category: {
      id: "order.category",
      defaultMessage: "Categoría",
      description: "Field: the kind of product",
    },
    chooseCategory: {
      id: "order.chooseCategory",
      defaultMessage: "Elija una categoría",
      description: "In the field while none is chosen",
    },
    subcategory: {
      id: "order.subcategory",
      defaultMessage: "Subcategoría",
      description: "Field: the grade of the category",
    },
    noSubcategory: {
      id: "order.noSubcategory",
      defaultMessage: "Sin subcategorías",
      description: "In the field of a category without any",
    },
    subcategoryNeeded: {
      id: "order.subcategoryNeeded",
      defaultMessage: "Esta categoría requiere una subcategoría.",
      description: "Under the field while Add-all and Search-all wait for it",
    },
    addAll: {
      id: "order.addAll",
      defaultMessage: "Agregar todo",
      description: "Button: adds every product of the category",
    },
    searchAll: {
      id: "order.searchAll",
      defaultMessage: "Buscar todo",
      description: "Button: lists the products of the category",
    },
    fullyAdded: {
      id: "order.fullyAdded",
      defaultMessage: "categoría agregada por completo",
      description:
        "Alert: the category is in the order already; English is fixed: category fully added",
    },
    found: {
      id: "order.found",
      defaultMessage: "Productos de la categoría",
      description: "Name of the list one adds from",
    },
    filter: {
      id: "order.filter",
      defaultMessage: "Filtrar por código",
      description: "Field over the list",
    },
    noneFound: {
      id: "order.noneFound",
      defaultMessage: "No hay productos con precio en esta categoría y almacén.",
      description: "The list is empty",
    },
    noneFiltered: {
      id: "order.noneFiltered",
      defaultMessage: "Ningún código coincide con el filtro.",
      description: "No item matches the filter",
    },
    loading: {
      id: "order.loading",
      defaultMessage: "Cargando precios",
      description: "Announced while prices are loading",
    },
    perBox: {
      id: "order.perBox",
      defaultMessage: "Por caja",
      description: "Column: pieces per box",
    },
    perPallet: {
      id: "order.perPallet",
      defaultMessage: "Por paleta",
      description: "Column: pieces per pallet",
    },
    add: {
      id: "order.add",
      defaultMessage: "Agregar",
      description: "Button in a row: adds the product",
    },
    wholeCategories: {
      id: "order.wholeCategories",
      defaultMessage: "Categorías completas",
      description: "Title: categories added as a whole",
    },
    categoryChanged: {
      id: "order.categoryChanged",
      defaultMessage: "Cambió",
      description:
        "At a whole category whose prices changed, or whose products came or went, since it was added",
    },
    fullBoxes: {
      id: "order.fullBoxes",
      defaultMessage: "Redondear a cajas completas",
      description: "Button: rounds every quantity up",
    },
    fullPallets: {
      id: "order.fullPallets",
      defaultMessage: "Redondear a paletas completas",
      description: "Button: rounds every quantity up",
    },
    clearOrder: {
      id: "order.clearOrder",
      defaultMessage: "Vaciar orden",
      description: "Button: clears the order, after a confirmation",
    },
    clearQuestion: {
      id: "order.clearQuestion",
      defaultMessage: "¿Vaciar la orden?",
      description: "Title of the confirmation",
    },
    clearDetail: {
      id: "order.clearDetail",
      defaultMessage: "Se quitan los productos, el usuario, el almacén y la nota.",
      description: "Below the title: what is removed",
    },
    send: { id: "order.send", defaultMessage: "Enviar orden", description: "Button" },
    needWhole: {
      id: "order.needWhole",
      defaultMessage: "Elija un usuario y un almacén, y agregue productos.",
      description: "Why Send is off",
    },
    repeatReading: {
      id: "order.repeatReading",
      defaultMessage: "Cargando la orden que se repite",
      description: "Announced while it is loading",
    },
  }),
  added: defineMessage<{ quantity: number }>({
    id: "order.added",
    defaultMessage: "Agregado: {quantity, number}",
    description: "Row button that adds a box or a piece; shows how many pieces are in the order",
  }),
  addName: defineMessage<{ code: string }>({
    id: "order.addName",
    defaultMessage: "Agregar {code}",
    description: "Name of the button for screen readers",
  }),
  addedName: defineMessage<{ code: string; quantity: number }>({
    id: "order.addedName",
    defaultMessage: "Agregado: {quantity, number} de {code}; agregar más",
    description: "Name of the button for screen readers",
  }),
  noteLeft: defineMessage<{ left: number }>({
    id: "order.noteLeft",
    defaultMessage: "{left, plural, one {Queda # carácter} other {Quedan # caracteres}}",
    description: "Read out near the limit of the note",
  }),
  sent: defineMessage<{ id: string }>({
    id: "order.sent",
    defaultMessage: "Se envió la orden {id}.",
    description: "Message after sending; {id} is the number of the order",
  }),
  open: defineMessage<{ id: string }>({
    id: "order.open",
    defaultMessage: "Ver la orden {id}",
    description: "Link to the page of the order just sent",
  }),
};
