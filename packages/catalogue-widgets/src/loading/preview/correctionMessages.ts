import { defineMessages } from "react-intl";

/** The correction of a cell in a preview. */
export const correctionMessages = {
  ...defineMessages({
    correctionSave: {
      id: "preview.correctionSave",
      defaultMessage: "Guardar",
      description: "Button that saves the new value of a cell",
    },
    correctionCancel: {
      id: "preview.correctionCancel",
      defaultMessage: "Dejar sin cambios",
      description: "Button that closes the field without saving",
    },
  }),
  ...defineMessages<{
    correctionLabel: { row: number; column: string };
    correctCell: { value: string; row: number; column: string };
  }>({
    correctionLabel: {
      id: "preview.correctionLabel",
      defaultMessage: "Fila {row}, {column}: nuevo valor",
      description: "Field for the new value of a cell",
    },
    correctCell: {
      id: "preview.correctCell",
      defaultMessage: "{value}: corregir fila {row}, {column}",
      description: "Button on an invalid cell",
    },
  }),
};
