import { defineMessages } from "react-intl";

export const messages = defineMessages({
  heading: {
    id: "datasheet.recent.heading",
    defaultMessage: "Vistos recientemente",
    description: "Heading: datasheets that the user opened before",
  },
});
