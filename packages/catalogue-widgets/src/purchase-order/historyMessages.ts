import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

/** Orders that were sent. */
export const historyMessages = {
  ...commonMessages,
  ...defineMessages({
    history: {
      id: "order.history",
      defaultMessage: "Órdenes enviadas",
      description: "Name of the history",
    },
    historyEmpty: {
      id: "order.historyEmpty",
      defaultMessage: "Aún no hay órdenes",
      description: "The history is empty",
    },
    historyLoading: {
      id: "order.historyLoading",
      defaultMessage: "Cargando las órdenes",
      description: "Announced while the history is loading",
    },
    number: { id: "order.number", defaultMessage: "Número", description: "Column: of an order" },
    sentAt: { id: "order.sentAt", defaultMessage: "Enviada", description: "Column: when" },
  }),
  repeatName: defineMessage<{ id: string }>({
    id: "order.repeatName",
    defaultMessage: "Repetir la orden {id}",
    description: "Name of a button for screen readers",
  }),
};
