import { defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

export const historyMessages = {
  ...commonMessages,
  ...defineMessages({
    keptForever: {
      id: "history.keptForever",
      defaultMessage: "El historial se conserva indefinidamente.",
      description: "How long the history is kept; follows its size",
    },
    changeRetention: {
      id: "history.changeRetention",
      defaultMessage: "Cambiar",
      description: "Button beside how long the history is kept; opens a dialog",
    },
    retention: {
      id: "history.retention",
      defaultMessage: "Conservar el historial",
      description: "Title of the dialog that sets how long the history is kept",
    },
    keptAge: {
      id: "history.keptAge",
      defaultMessage: "Borrar los cambios de más de",
      description: "Field: an age in days; the last word of the sentence is the choice",
    },
    never: {
      id: "history.never",
      defaultMessage: "No borrar ninguno",
      description: "Choice of the age: the history is kept without limit",
    },
    keptCount: {
      id: "history.keptCount",
      defaultMessage: "Cambios recientes que nunca se borran",
      description: "Field: a number of changes",
    },
    retentionHint: {
      id: "history.retentionHint",
      defaultMessage:
        "Los cambios borrados ya no se pueden ver ni deshacer. Los datos del catálogo no cambian.",
      description: "In the dialog that sets how long the history is kept",
    },
    save: {
      id: "history.save",
      defaultMessage: "Guardar",
      description: "Button of a dialog",
    },
    layouts: {
      id: "history.layouts",
      defaultMessage: "Columnas recordadas",
      description: "Title of the list of layouts of suppliers' sheets",
    },
    matchedColumns: {
      id: "history.matchedColumns",
      defaultMessage: "Columnas",
      description: "Head of a column: names in a sheet and the columns that they mean",
    },
    forget: {
      id: "history.forget",
      defaultMessage: "Olvidar",
      description: "Button that deletes a layout of a supplier's sheets",
    },
    forgetTitle: {
      id: "history.forgetTitle",
      defaultMessage: "¿Olvidar estas columnas?",
      description: "Question before the meaning of columns is deleted",
    },
    forgetBody: {
      id: "history.forgetBody",
      defaultMessage:
        "Al cargar otro archivo con estos encabezados, habrá que asociar las columnas de nuevo. Lo que ya se cargó no cambia.",
      description: "Consequence of deleting the meaning of columns",
    },
    tables: {
      id: "history.tables",
      defaultMessage: "Tablas",
      description: "Title of the list of tables",
    },
    file: {
      id: "history.file",
      defaultMessage: "Archivo",
      description: "Head of a column",
    },
    kind: {
      id: "history.kind",
      defaultMessage: "Tipo",
      description: "Head of a column",
    },
    duration: {
      id: "history.duration",
      defaultMessage: "Duración",
      description: "Head of a column: how long the commit took",
    },
    allTables: {
      id: "history.allTables",
      defaultMessage: "Todas las tablas",
      description: "Choice of the filter by table",
    },
    allStates: {
      id: "history.allStates",
      defaultMessage: "Todas",
      description: "Choice of the filter by state",
    },
    amendment: {
      id: "history.amendment",
      defaultMessage: "Corrección",
      description: "Kind of a change: an applied correction",
    },
    undoKind: {
      id: "history.undoKind",
      defaultMessage: "Reversión",
      description: "Kind of a change: an undo",
    },
    partial: {
      id: "history.partial",
      defaultMessage: "EXCEL PARCIAL",
      description: "Kind of an import; fixed in both languages",
    },
    total: {
      id: "history.total",
      defaultMessage: "EXCEL TOTAL",
      description: "Kind of an import; fixed in both languages",
    },
    staging: {
      id: "history.staging",
      defaultMessage: "Subiendo",
      description: "State of an import that is missing batches",
    },
    ready: {
      id: "history.ready",
      defaultMessage: "Pendiente",
      description: "State of an import that is not committed yet",
    },
    committed: {
      id: "history.committed",
      defaultMessage: "Aplicada",
      description: "State of an import",
    },
    undone: {
      id: "history.undone",
      defaultMessage: "Revertida",
      description: "State of an import",
    },
    discarded: {
      id: "history.discarded",
      defaultMessage: "Descartada",
      description: "State of an import",
    },
    failed: {
      id: "history.failed",
      defaultMessage: "Fallida",
      description: "State of an import",
    },
    open: {
      id: "history.open",
      defaultMessage: "Abrir",
      description: "Button that shows the rows of an import",
    },
    older: {
      id: "history.older",
      defaultMessage: "Mostrar anteriores",
      description: "Button that shows more of the history",
    },
    empty: {
      id: "history.empty",
      defaultMessage: "Todavía no hay cargas",
      description: "An empty history",
    },
    emptyHint: {
      id: "history.emptyHint",
      defaultMessage: "Cargue un archivo de Excel que lleve el nombre de su tabla.",
      description: "Under: nothing has been loaded yet",
    },
    emptyFilter: {
      id: "history.emptyFilter",
      defaultMessage: "Ninguna carga coincide con los filtros",
      description: "A filter of the history without rows",
    },
    undoBody: {
      id: "history.undoBody",
      defaultMessage:
        "Las filas vuelven a sus valores anteriores. Las que se editaron después no se cambian y se muestran en una lista.",
      description: "Question before an import is undone",
    },
    undoDone: {
      id: "history.undoDone",
      defaultMessage: "Cambio revertido",
      description: "Title of the result of an undo",
    },
    keptNone: {
      id: "history.keptNone",
      defaultMessage: "Ninguna fila se había editado después.",
      description: "Result of an undo",
    },
    rows: {
      id: "history.rows",
      defaultMessage: "Filas",
      description: "Head of a column: rows of a table",
    },
    name: {
      id: "history.name",
      defaultMessage: "Nombre del archivo",
      description: "Head of a column: the file name for this table",
    },
    template: {
      id: "history.template",
      defaultMessage: "Plantilla",
      description: "Link that downloads a blank spreadsheet",
    },
    downloads: {
      id: "history.downloads",
      defaultMessage: "Descargas",
      description: "Head of a column of links",
    },
  }),
  ...defineMessages<{
    size: { changes: number; rows: number; megabytes: number };
    keptFor: { days: number; changes: number };
    days: { count: number };
    forgetOf: { columns: string };
    undoTitle: { file: string };
    reverted: { count: number };
    kept: { count: number };
    further: { count: number };
    keptMore: { count: number };
    milliseconds: { ms: number };
    ofRow: { what: string; file: string; table: string };
  }>({
    size: {
      id: "history.size",
      defaultMessage:
        "{changes, plural, one {# cambio} other {# cambios}} con {rows, plural, one {# fila} other {# filas}}, {megabytes, number, ::.0} MB.",
      description: "Size of the history of changes",
    },
    keptFor: {
      id: "history.keptFor",
      defaultMessage:
        "Los cambios de más de {days, plural, one {# día} other {# días}} se borran, salvo los {changes, number} más recientes.",
      description: "How long the history is kept; follows its size",
    },
    days: {
      id: "history.days",
      defaultMessage: "{count, plural, one {# día} other {# días}}",
      description: "Choice of the age after which changes are deleted",
    },
    forgetOf: {
      id: "history.forgetOf",
      defaultMessage: "Olvidar {columns}",
      description: "Accessible name of the button that deletes a layout of a supplier's sheets",
    },
    undoTitle: {
      id: "history.undoTitle",
      defaultMessage: "¿Deshacer {file}?",
      description: "Question before an import is undone",
    },
    reverted: {
      id: "history.reverted",
      defaultMessage: "{count, plural, one {# fila restaurada.} other {# filas restauradas.}}",
      description: "Result of an undo",
    },
    kept: {
      id: "history.kept",
      defaultMessage:
        "{count, plural, one {# fila se editó después y no se cambió:} other {# filas se editaron después y no se cambiaron:}}",
      description: "Result of an undo; a list follows",
    },
    further: {
      id: "history.further",
      defaultMessage:
        "{count, plural, one {# fila volvió a un valor más antiguo, porque también se deshizo un cambio anterior:} other {# filas volvieron a un valor más antiguo, porque también se deshizo un cambio anterior:}}",
      description: "Result of an undo; a list follows",
    },
    keptMore: {
      id: "history.keptMore",
      defaultMessage: "{count, plural, one {y una más} other {y # más}}",
      description: "At the end of a list",
    },
    milliseconds: {
      id: "history.milliseconds",
      defaultMessage: "{ms, number} ms",
      description: "How long a commit took",
    },
    ofRow: {
      id: "history.ofRow",
      defaultMessage: "{what}: {file}, {table}",
      description: "Name of a button in a row: open or undo, file, table",
    },
  }),
};
