import { defineMessage } from "react-intl";

export const messages = {
  printed: defineMessage<{ date: string }>({
    id: "common.printed",
    defaultMessage: "Impreso el {date}",
    description: "On paper: when the page was printed",
  }),
};
