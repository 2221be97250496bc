import { defineMessages } from "react-intl";
import { commonMessages } from "../common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    heading: {
      id: "datasheet.prices.heading",
      defaultMessage: "Precios, FOB US$",
      description: "Heading: free-on-board prices in US dollars",
    },
    empty: {
      id: "datasheet.prices.empty",
      defaultMessage: "No hay precios para sus almacenes.",
      description: "Shown when a product has no price",
    },
  }),
};
