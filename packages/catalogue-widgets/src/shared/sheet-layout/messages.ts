import { defineMessages } from "react-intl";
import { commonMessages } from "../common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    share: {
      id: "datasheet.title.share",
      defaultMessage: "Compartir",
      description: "Button on a phone: opens the phone's own menu for sharing",
    },
  }),
};
