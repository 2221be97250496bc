import { defineMessage, defineMessages } from "react-intl";

/** Messages that several folders use with the same meaning. */
export const commonMessages = {
  ...defineMessages({
    cancel: {
      id: "common.cancel",
      defaultMessage: "Cancelar",
      description: "Button that closes without a change",
    },
    close: {
      id: "common.close",
      defaultMessage: "Cerrar",
      description: "Button that closes a dialog",
    },
    clear: {
      id: "common.clear",
      defaultMessage: "Borrar",
      description: "Button that empties a filter",
    },
    loading: {
      id: "common.loading",
      defaultMessage: "Cargando…",
      description: "Read out while data loads",
    },
    status: {
      id: "common.status",
      defaultMessage: "Estado",
      description: "Filter and column: state of a row",
    },
    action: {
      id: "common.action",
      defaultMessage: "Acción",
      description: "Column with the buttons of a row",
    },
    undo: {
      id: "common.undo",
      defaultMessage: "Deshacer",
      description: "Button that undoes a change",
    },
    added: {
      id: "common.added",
      defaultMessage: "Agregadas",
      description: "Rows that an import adds",
    },
    changed: {
      id: "common.changed",
      defaultMessage: "Cambiadas",
      description: "Rows that an import changes",
    },
    removed: {
      id: "common.removed",
      defaultMessage: "Eliminadas",
      description: "Rows that an import removes",
    },
  }),
  count: defineMessage<{ shown: number; all: number }>({
    id: "common.count",
    defaultMessage: "{shown, number} de {all, number}",
    description: "How many rows match the filters",
  }),
};
