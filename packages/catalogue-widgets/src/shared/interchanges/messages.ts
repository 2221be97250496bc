import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    heading: {
      id: "datasheet.interchanges.heading",
      defaultMessage: "Intercambios",
      description: "Heading: competitors codes that the product replaces",
    },
    empty: {
      id: "datasheet.interchanges.empty",
      defaultMessage: "No hay intercambios registrados para esta pieza.",
      description: "Shown when a product has none",
    },
  }),
  count: defineMessage<{ count: number }>({
    id: "datasheet.interchanges.count",
    defaultMessage: "{count, plural, one {# intercambio} other {# intercambios}}",
    description: "Note beside the heading: how many codes",
  }),
};
