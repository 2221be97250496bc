import { defineMessages } from "react-intl";

export const tableMessages = {
  ...defineMessages({
    loading: {
      id: "tables.loading",
      defaultMessage: "Cargando…",
      description: "Said while a table is on its way",
    },
    empty: {
      id: "tables.empty",
      defaultMessage: "No hay datos disponibles",
      description: "A table without rows; English is fixed: No data available",
    },
    emptyFilter: {
      id: "tables.emptyFilter",
      defaultMessage: "No se encontraron resultados.",
      description: "No row matches the filter; English is fixed: No results found.",
    },
    filter: {
      id: "tables.filter",
      defaultMessage: "Filtrar por código o texto",
      description: "Field above a table that filters its rows",
    },
    clear: {
      id: "tables.clear",
      defaultMessage: "Borrar",
      description: "Name of the button that empties the filter",
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
