import { defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const tableMessages = {
  ...commonMessages,
  ...defineMessages({
    filter: {
      id: "tables.filter",
      defaultMessage: "Filtrar código o texto",
      description: "Field above a table that filters its rows",
    },
  }),
  ...defineMessages<{ inMillimeters: { column: string } }>({
    inMillimeters: {
      id: "tables.inMillimeters",
      defaultMessage: "{column}, mm",
      description: "Head of a column of measures: its name and the unit",
    },
  }),
};
