import { defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

export const previewMessages = {
  ...commonMessages,
  ...defineMessages({
    context: {
      id: "preview.context",
      defaultMessage: "Cargar datos / Vista previa",
      description: "Breadcrumb above the title",
    },
    contextDone: {
      id: "preview.contextDone",
      defaultMessage: "Cargar datos / Historial",
      description: "Breadcrumb above the title of a finished import",
    },
    addedOne: {
      id: "preview.addedOne",
      defaultMessage: "Agregada",
      description: "Tag of a row that would be added",
    },
    removedOne: {
      id: "preview.removedOne",
      defaultMessage: "Eliminada",
      description: "Tag of a row that would be removed",
    },
    invalid: {
      id: "preview.invalid",
      defaultMessage: "Inválidas",
      description: "Count and filter of invalid rows",
    },
    invalidOne: {
      id: "preview.invalidOne",
      defaultMessage: "Inválida",
      description: "Tag of an invalid row",
    },
    unusual: {
      id: "preview.unusual",
      defaultMessage: "Inusuales",
      description: "Filter of rows with unlikely values",
    },
    changedOne: {
      id: "preview.changedOne",
      defaultMessage: "Cambiada",
      description: "Tag of a row that would change",
    },
    unchanged: {
      id: "preview.unchanged",
      defaultMessage: "Sin cambios",
      description: "Count of unchanged rows",
    },
    allButUnchanged: {
      id: "preview.allButUnchanged",
      defaultMessage: "Todas menos las que no cambian",
      description: "Filter that shows all rows except unchanged ones",
    },
    filter: {
      id: "preview.filter",
      defaultMessage: "Filas",
      description: "Accessible name of the filter by kind of change",
    },
    onlyChanged: {
      id: "preview.onlyChanged",
      defaultMessage: "Solo columnas con cambios",
      description: "Button that hides columns without changes",
    },
    allColumns: {
      id: "preview.allColumns",
      defaultMessage: "Todas las columnas",
      description: "Button that shows all columns again",
    },
    row: {
      id: "preview.row",
      defaultMessage: "Fila",
      description: "Head of the column with the row number of the sheet",
    },
    what: {
      id: "preview.what",
      defaultMessage: "Cambio",
      description: "Head of the column with the kind of change",
    },
    key: {
      id: "preview.key",
      defaultMessage: "Clave",
      description: "Head of the column that identifies the row",
    },
    noneRemoved: {
      id: "preview.noneRemoved",
      defaultMessage: "No se eliminaría ninguna fila",
      description: "Beside the counts of an import",
    },
    noneWereRemoved: {
      id: "preview.noneWereRemoved",
      defaultMessage: "No se eliminó ninguna fila",
      description: "Beside the counts of an applied import",
    },
    secondConfirmation: {
      id: "preview.secondConfirmation",
      defaultMessage: "Eliminar más del 20 % requiere una segunda confirmación.",
      description: "Beside the share of rows that would be removed",
    },
    readersSeeOld: {
      id: "preview.readersSeeOld",
      defaultMessage: "Los usuarios ven la tabla anterior hasta que usted aplique los cambios.",
      description: "Beside the counts of an import",
    },
    empty: {
      id: "preview.empty",
      defaultMessage: "El archivo es igual a la tabla",
      description: "An import without any change",
    },
    emptyHint: {
      id: "preview.emptyHint",
      defaultMessage: "No hay nada que aplicar. Puede descartar la carga.",
      description: "Under: the file is the same as the table",
    },
    emptyFilter: {
      id: "preview.emptyFilter",
      defaultMessage: "No hay filas de este tipo",
      description: "A filter without rows",
    },
    undoable: {
      id: "preview.undoable",
      defaultMessage: "Puede deshacerla desde el historial",
      description: "Beside the button that commits",
    },
    discardTitle: {
      id: "preview.discardTitle",
      defaultMessage: "¿Descartar esta carga?",
      description: "Question before an import is discarded",
    },
    discardBody: {
      id: "preview.discardBody",
      defaultMessage:
        "La tabla no cambia. Para volver a cargar el archivo, tendrá que subirlo de nuevo.",
      description: "Question before an import is discarded",
    },
    discard: {
      id: "preview.discard",
      defaultMessage: "Descartar",
      description: "Button that discards an import",
    },
    keep: {
      id: "preview.keep",
      defaultMessage: "Seguir revisando",
      description: "Answer that cancels the discard",
    },
    stale: {
      id: "preview.stale",
      defaultMessage:
        "La tabla cambió y el archivo se comparó de nuevo. Revise los cambios antes de aplicarlos.",
      description: "The table changed between the preview and the commit",
    },
    gone: {
      id: "preview.gone",
      defaultMessage: "Esta carga ya no existe",
      description: "An import that was discarded or never existed",
    },
    goneHint: {
      id: "preview.goneHint",
      defaultMessage: "Fue descartada o venció. Cargue el archivo otra vez.",
      description: "Under: this upload no longer exists",
    },
    staging: {
      id: "preview.staging",
      defaultMessage: "El archivo no se ha recibido completo",
      description: "An import that is missing batches",
    },
    stagingHint: {
      id: "preview.stagingHint",
      defaultMessage: "Si la subida se detuvo, vuelva a cargar el archivo.",
      description: "Under: the file has not arrived completely",
    },
    failed: {
      id: "preview.failed",
      defaultMessage: "La carga falló",
      description: "An import that failed",
    },
    uploaded: {
      id: "preview.uploaded",
      defaultMessage: "Excel subido correctamente",
      description: "An import was applied; English is fixed: Excel uploaded successfully",
    },
    withoutChanges: {
      id: "preview.withoutChanges",
      defaultMessage: "El archivo era igual a la tabla. No cambió nada.",
      description: "An import was applied that contained no change",
    },
    undone: {
      id: "preview.undone",
      defaultMessage: "Esta carga se revirtió",
      description: "An import that was undone",
    },
    toHistory: {
      id: "preview.toHistory",
      defaultMessage: "Historial",
      description: "Link to the history of imports",
    },
    loadAgain: {
      id: "preview.loadAgain",
      defaultMessage: "Cargar datos",
      description: "Link that opens the dialog",
    },
    problems: {
      id: "preview.problems",
      defaultMessage: "Descargar las filas inválidas",
      description: "Link that downloads the invalid rows",
    },
    emptyCell: {
      id: "preview.emptyCell",
      defaultMessage: "(vacía)",
      description: "An empty invalid cell",
    },
    becomes: {
      id: "preview.becomes",
      defaultMessage: "pasa a ser",
      description: "For screen readers, between the old and the new value of a cell",
    },
    tableLabel: {
      id: "preview.tableLabel",
      defaultMessage: "Cambios de la carga",
      description: "Accessible name of the table",
    },
  }),
  ...defineMessages<{
    into: { file: string };
    rows: { rows: number };
    sheet: { sheet: string };
    headerRow: { row: number };
    batches: { batches: number };
    changedCells: { cells: number };
    shareRemoved: { share: string };
    shareWasRemoved: { share: string };
    dependants: { list: string };
    dependant: { table: string; rows: number };
    commit: { count: number };
    skip: { count: number };
    allOrNothing: { count: number };
    loadAnyway: { count: number };
    reviewUnusual: { count: number };
    multiplied: { column: string; rows: number; factor: number };
    divided: { column: string; rows: number; factor: number };
    removeTitle: { count: number; table: string };
    removeBody: { share: string };
    removeType: { table: string };
    inserted: { n: number };
    committedBy: { user: string; when: string };
    inUnit: { column: string; unit: string };
    columnsSoFar: { fetched: number; total: number };
  }>({
    into: {
      id: "preview.into",
      defaultMessage: "{file} en",
      description: "Title of the preview: a file; the name of its table follows",
    },
    rows: {
      id: "preview.rows",
      defaultMessage: "{rows, plural, one {# fila} other {# filas}}",
      description: "How many rows a file has",
    },
    sheet: {
      id: "preview.sheet",
      defaultMessage: "Hoja {sheet}",
      description: "Which sheet of a file was read",
    },
    headerRow: {
      id: "preview.headerRow",
      defaultMessage: "Encabezado en la fila {row}",
      description: "Which row of the sheet is the header",
    },
    batches: {
      id: "preview.batches",
      defaultMessage: "{batches, plural, one {Leído en # lote} other {Leído en # lotes}}",
      description: "Number of batches of an upload",
    },
    changedCells: {
      id: "preview.changedCells",
      defaultMessage: "{cells, plural, one {Cambiadas, # celda} other {Cambiadas, # celdas}}",
      description: "Under the number of changed rows",
    },
    shareRemoved: {
      id: "preview.shareRemoved",
      defaultMessage: "Se eliminaría el {share} % de la tabla",
      description: "Beside the counts of an import",
    },
    shareWasRemoved: {
      id: "preview.shareWasRemoved",
      defaultMessage: "Se eliminó el {share} % de la tabla",
      description: "Beside the counts of an applied import",
    },
    dependants: {
      id: "preview.dependants",
      defaultMessage: "También cambia: {list}.",
      description: "Rows of other tables that also change",
    },
    dependant: {
      id: "preview.dependant",
      defaultMessage: "{table} ({rows, number})",
      description: "One of the other tables, with its number of rows",
    },
    commit: {
      id: "preview.commit",
      defaultMessage:
        "{count, plural, =0 {Nada que aplicar} one {Aplicar # cambio} other {Aplicar # cambios}}",
      description: "The button that commits",
    },
    skip: {
      id: "preview.skip",
      defaultMessage:
        "{count, plural, one {Omitir la fila inválida} other {Omitir las # filas inválidas}}",
      description: "Checkbox that skips invalid rows",
    },
    allOrNothing: {
      id: "preview.allOrNothing",
      defaultMessage:
        "{count, plural, one {Corrija u omita una fila inválida para continuar.} other {Corrija u omita # filas inválidas para continuar.}}",
      description: "Why the commit button is disabled",
    },
    loadAnyway: {
      id: "preview.loadAnyway",
      defaultMessage:
        "{count, plural, =0 {Cargar de todos modos} one {Cargar la fila inusual de todos modos} other {Cargar las # filas inusuales de todos modos}}",
      description: "Checkbox that accepts unlikely values; 0 when only a whole column is unlikely",
    },
    reviewUnusual: {
      id: "preview.reviewUnusual",
      defaultMessage:
        "{count, plural, =0 {Revise las unidades o cargue los datos de todos modos.} one {Revise una fila con valores inusuales o cárguela de todos modos.} other {Revise # filas con valores inusuales o cárguelas de todos modos.}}",
      description: "Why the commit button is disabled; 0 when only a whole column is unlikely",
    },
    multiplied: {
      id: "preview.multiplied",
      defaultMessage:
        "{column}: {rows, number} valores son los actuales multiplicados por {factor, number}. Revise la unidad.",
      description: "A column that was probably sent in another unit",
    },
    divided: {
      id: "preview.divided",
      defaultMessage:
        "{column}: {rows, number} valores son los actuales divididos entre {factor, number}. Revise la unidad.",
      description: "A column that was probably sent in another unit",
    },
    removeTitle: {
      id: "preview.removeTitle",
      defaultMessage: "¿Eliminar {count, plural, one {# fila} other {# filas}} de {table}?",
      description: "Question before more than a fifth of a table is removed",
    },
    removeBody: {
      id: "preview.removeBody",
      defaultMessage: "Es el {share} % de la tabla. Puede deshacerlo desde el historial.",
      description: "Question before more than a fifth of a table is removed",
    },
    removeType: {
      id: "preview.removeType",
      defaultMessage: "Escriba {table} para confirmar",
      description: "Field for the name of the table",
    },
    inserted: {
      id: "preview.inserted",
      defaultMessage: "Lineas insertadas exitosamente: {n}",
      description: "After a commit; Spanish is fixed",
    },
    committedBy: {
      id: "preview.committedBy",
      defaultMessage: "Aplicada por {user} el {when}.",
      description: "Who committed an import, and when",
    },
    inUnit: {
      id: "preview.inUnit",
      defaultMessage: "{column}, {unit}",
      description: "Head of a column of measures or prices",
    },
    columnsSoFar: {
      id: "preview.columnsSoFar",
      defaultMessage:
        "Columnas con cambios en {fetched, number} de {total, number} filas; al desplazarse aparecen más",
      description:
        "Next to the button that shows all columns: the rows that determined the columns",
    },
  }),
};
