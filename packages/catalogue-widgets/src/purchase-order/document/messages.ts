import { defineMessage, defineMessages } from "react-intl";

/** The page of a sent order, and an order on paper. */
export const documentMessages = {
  ...defineMessages({
    customer: { id: "order.customer", defaultMessage: "Cliente", description: "Fact of an order" },
    date: {
      id: "order.date",
      defaultMessage: "Fecha",
      description: "When an order was sent, or printed if it was not sent yet",
    },
    lines: {
      id: "order.lineTable",
      defaultMessage: "Productos de la orden",
      description: "Name of the table of products",
    },
    copy: {
      id: "order.copy",
      defaultMessage: "Copiar",
      description: "Button: copies the products of an order, to paste them elsewhere",
    },
    copied: {
      id: "order.copied",
      defaultMessage: "Productos copiados",
      description: "Confirmation after copying",
    },
    repeat: {
      id: "order.repeat",
      defaultMessage: "Repetir",
      description: "Link: a new order with the same products",
    },
    draft: {
      id: "order.draft",
      defaultMessage: "Orden sin enviar",
      description: "Title of the order in progress when it is printed",
    },
    loading: {
      id: "order.documentLoading",
      defaultMessage: "Cargando la orden",
      description: "Announced while a sent order is loading",
    },
    missingHint: {
      id: "order.missingHint",
      defaultMessage: "Verifique el número en la lista de órdenes enviadas.",
      description: "Below: there is no such order",
    },
  }),
  missing: defineMessage<{ id: string }>({
    id: "order.missing",
    defaultMessage: "No existe la orden {id}",
    description: "There is no order with this number",
  }),
};
