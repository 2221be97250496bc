import { defineMessages } from "react-intl";
import { commonMessages } from "../common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    print: {
      id: "datasheet.title.print",
      defaultMessage: "Imprimir",
      description: "Button: prints the datasheet",
    },
    share: {
      id: "datasheet.title.share",
      defaultMessage: "Compartir",
      description: "Button on a phone: opens the phone's own menu for sharing",
    },
  }),
};
