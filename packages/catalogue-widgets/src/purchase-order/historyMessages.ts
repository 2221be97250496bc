import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

/** Orders that were sent. */
export const historyMessages = {
  ...commonMessages,
  ...defineMessages({
    history: {
      id: "order.history",
      defaultMessage: "Pedidos enviados",
      description: "Name of the history",
    },
    historyEmpty: {
      id: "order.historyEmpty",
      defaultMessage: "Todavía no hay pedidos",
      description: "The history is empty",
    },
    historyLoading: {
      id: "order.historyLoading",
      defaultMessage: "Leyendo los pedidos",
      description: "Said while the history is read",
    },
    number: { id: "order.number", defaultMessage: "Número", description: "Column: of an order" },
    sentAt: { id: "order.sentAt", defaultMessage: "Enviado", description: "Column: when" },
  }),
  repeatName: defineMessage<{ id: string }>({
    id: "order.repeatName",
    defaultMessage: "Repetir el pedido {id}",
    description: "Name of a button for screen readers",
  }),
};
