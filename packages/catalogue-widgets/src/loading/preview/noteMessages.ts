import { defineMessages } from "react-intl";

export const noteMessages = {
  ...defineMessages({
    showNames: {
      id: "preview.showNames",
      defaultMessage: "Ver los nombres",
      description: "Expands a list of brands",
    },
  }),
  ...defineMessages<{
    hiddenRows: { count: number };
    hiddenColumns: { count: number; names: string };
    hiddenSheets: { count: number; names: string };
    remarkRows: { count: number };
    splitRows: { count: number };
    dollarCells: { count: number };
    cleaned: { column: string; count: number };
    newNames: { count: number; isAll: string };
    newName: { column: string; name: string; rows: number };
    similarName: { column: string; name: string; rows: number; similar: string };
    renamed: { count: number; isAll: string };
    renamedOne: { column: string; from: string; to: string; rows: number };
  }>({
    hiddenRows: {
      id: "preview.hiddenRows",
      defaultMessage:
        "{count, plural, one {Incluye # fila oculta o filtrada de la hoja.} other {Incluye # filas ocultas o filtradas de la hoja.}}",
      description: "A note above the rows of an import",
    },
    hiddenColumns: {
      id: "preview.hiddenColumns",
      defaultMessage:
        "{count, plural, one {Incluye # columna oculta de la hoja: {names}.} other {Incluye # columnas ocultas de la hoja: {names}.}}",
      description: "A note above the rows of an import; names is a list of columns",
    },
    hiddenSheets: {
      id: "preview.hiddenSheets",
      defaultMessage:
        "{count, plural, one {No se leyó la hoja oculta {names}.} other {No se leyeron las hojas ocultas {names}.}}",
      description: "A note above the rows of an import; names is a list of sheets",
    },
    remarkRows: {
      id: "preview.remarkRows",
      defaultMessage:
        "{count, plural, one {Se omitió # fila de la hoja que es un ejemplo, un total o una nota.} other {Se omitieron # filas de la hoja que son ejemplos, totales o notas.}}",
      description: "A note above the rows of an import",
    },
    splitRows: {
      id: "preview.splitRows",
      defaultMessage:
        "{count, plural, one {# fila de la hoja tiene varios códigos en una celda: cada código es una fila.} other {# filas de la hoja tienen varios códigos en una celda: cada código es una fila.}}",
      description: "A note above the rows of an import",
    },
    dollarCells: {
      id: "preview.dollarCells",
      defaultMessage:
        "{count, plural, one {La hoja muestra # precio con el signo $, que también se usa para los pesos. Se cargará como US$. Si no está en dólares, cancele y conviértalo.} other {La hoja muestra # precios con el signo $, que también se usa para los pesos. Se cargarán como US$. Si no están en dólares, cancele y conviértalos.}}",
      description: "A warning before prices are loaded, and above the rows of an import",
    },
    cleaned: {
      id: "preview.cleaned",
      defaultMessage:
        "{column}: se quitaron caracteres invisibles de {count, plural, one {# celda} other {# celdas}}.",
      description: "A note above the rows of an import",
    },
    newNames: {
      id: "preview.newNames",
      defaultMessage:
        "{isAll, select, yes {{count, plural, one {Se creará un nombre nuevo:} other {Se crearán # nombres nuevos:}}} other {Se crearán más de {count, number} nombres nuevos. Los más frecuentes:}}",
      description:
        "Heading of a list of new brands; count is the length of the list, isAll is yes or no",
    },
    newName: {
      id: "preview.newName",
      defaultMessage: "{column}: {name} ({rows, plural, one {# fila} other {# filas}})",
      description: "A new brand",
    },
    similarName: {
      id: "preview.similarName",
      defaultMessage:
        "{column}: {name} ({rows, plural, one {# fila} other {# filas}}). ¿Quiso decir {similar}?",
      description: "A new brand that resembles a known one",
    },
    renamed: {
      id: "preview.renamed",
      defaultMessage:
        "{isAll, select, yes {{count, plural, one {Un nombre se guardará con su escritura habitual:} other {# nombres se guardarán con su escritura habitual:}}} other {Más de {count, number} nombres se guardarán con su escritura habitual. Los más frecuentes:}}",
      description:
        "Heading of a list of brands that keep their known spelling; count is the length of the list, isAll is yes or no",
    },
    renamedOne: {
      id: "preview.renamedOne",
      defaultMessage: "{column}: {from} → {to} ({rows, plural, one {# fila} other {# filas}})",
      description: "A brand as in the sheet, and as it is stored",
    },
  }),
};
