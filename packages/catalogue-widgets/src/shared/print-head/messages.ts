import { defineMessage } from "react-intl";

export const messages = {
  printed: defineMessage<{ date: string }>({
    id: "sheet.printed",
    defaultMessage: "Impreso el {date}",
    description: "On paper: when the sheet was printed",
  }),
};
