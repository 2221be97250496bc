import { defineMessages } from "react-intl";

/** The readings of a search text. */
export const understoodMessages = {
  ...defineMessages({
    heading: {
      id: "search.understood.heading",
      defaultMessage: "La búsqueda se interpretó así",
      description: "Name of the row of chips with the readings of a search text",
    },
    edit: {
      id: "search.understood.edit",
      defaultMessage: "Editar en el texto",
      description: "Selects a piece of the search text in its field",
    },
    remove: {
      id: "search.understood.remove",
      defaultMessage: "Quitar",
      description: "Removes a piece from the search text",
    },
    unknownHint: {
      id: "search.understood.unknownHint",
      defaultMessage: "Se ignoró lo que no se entendió.",
      description: "Below the chips, if a part of the search text was not understood",
    },
  }),
  ...defineMessages<{
    chip: { piece: string };
    unknown: { piece: string };
    assumedUnit: { measures: string; unit: string };
  }>({
    chip: {
      id: "search.understood.chip",
      defaultMessage: "{piece}: cambiar o quitar",
      description:
        "Name of a chip that opens a menu to change or remove a piece of the search text",
    },
    unknown: {
      id: "search.understood.unknown",
      defaultMessage: "No se entendió: {piece}",
      description: "Chip of a piece of the search text that was not understood",
    },
    assumedUnit: {
      id: "search.understood.assumedUnit",
      defaultMessage: "{measures} {unit} (unidad supuesta)",
      description: "Measures in a search text that does not state their unit",
    },
  }),
};
