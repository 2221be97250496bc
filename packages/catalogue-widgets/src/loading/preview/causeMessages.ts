import type { CellProblem } from "@caliper/api-client";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

/** A short description of the problem of a cause. */
export const causeTitles = defineMessages({
  required: {
    id: "preview.causeRequired",
    defaultMessage: "Falta un valor",
    description: "Name of a cause of problems in a column",
  },
  text: {
    id: "preview.causeText",
    defaultMessage: "Texto que no se puede guardar",
    description: "Name of a cause of problems in a column",
  },
  code: {
    id: "preview.causeCode",
    defaultMessage: "No es un código",
    description: "Name of a cause of problems in a column",
  },
  codeDate: {
    id: "preview.causeCodeDate",
    defaultMessage: "Códigos convertidos en fechas",
    description: "Name of a cause of problems in a column",
  },
  codeRounded: {
    id: "preview.causeCodeRounded",
    defaultMessage: "Códigos redondeados",
    description: "Name of a cause of problems in a column",
  },
  codeTruth: {
    id: "preview.causeCodeTruth",
    defaultMessage: "Verdadero o falso en lugar de un código",
    description: "Name of a cause of problems in a column",
  },
  converted: {
    id: "preview.causeConverted",
    defaultMessage: "Textos convertidos en fechas o números",
    description: "Name of a cause of problems in a column",
  },
  fraction: {
    id: "preview.causeFraction",
    defaultMessage: "Fracciones convertidas en fechas",
    description: "Name of a cause of problems in a column",
  },
  cents: {
    id: "preview.causeCents",
    defaultMessage: "Precios con más de dos decimales",
    description: "Name of a cause of problems in a column",
  },
  garbled: {
    id: "preview.causeGarbled",
    defaultMessage: "Letras de otra codificación",
    description: "Name of a cause of problems in a column",
  },
  severalCodes: {
    id: "preview.causeSeveralCodes",
    defaultMessage: "Varios códigos en una celda",
    description: "Name of a cause of problems in a column",
  },
  placeholder: {
    id: "preview.causePlaceholder",
    defaultMessage: "Texto en lugar de un código",
    description: "Name of a cause of problems in a column",
  },
  remark: {
    id: "preview.causeRemark",
    defaultMessage: "Texto junto a un código",
    description: "Name of a cause of problems in a column: D1754 / N/A",
  },
  remarkRow: {
    id: "preview.causeRemarkRow",
    defaultMessage: "Ejemplos, totales o notas entre las filas",
    description: "Name of a cause of problems in a column: Ej: BR31338, TOTAL 1",
  },
  alphabet: {
    id: "preview.causeAlphabet",
    defaultMessage: "Letras de otro alfabeto",
    description: "Name of a cause of problems in a column",
  },
  integer: {
    id: "preview.causeInteger",
    defaultMessage: "No es un número entero",
    description: "Name of a cause of problems in a column",
  },
  decimal: {
    id: "preview.causeDecimal",
    defaultMessage: "No es un número",
    description: "Name of a cause of problems in a column",
  },
  comma: {
    id: "preview.causeComma",
    defaultMessage: "Coma en un número",
    description: "Name of a cause of problems in a column",
  },
  negative: {
    id: "preview.causeNegative",
    defaultMessage: "Número negativo",
    description: "Name of a cause of problems in a column",
  },
  zero: {
    id: "preview.causeZero",
    defaultMessage: "Medida de 0",
    description: "Name of a cause of problems in a column",
  },
  year: {
    id: "preview.causeYear",
    defaultMessage: "No es un año",
    description: "Name of a cause of problems in a column",
  },
  price: {
    id: "preview.causePrice",
    defaultMessage: "No es un precio",
    description: "Name of a cause of problems in a column",
  },
  barcode: {
    id: "preview.causeBarcode",
    defaultMessage: "No es un código de barras",
    description: "Name of a cause of problems in a column",
  },
  checkDigit: {
    id: "preview.causeCheckDigit",
    defaultMessage: "Dígito verificador incorrecto",
    description: "Name of a cause of problems in a column",
  },
  boolean: {
    id: "preview.causeBoolean",
    defaultMessage: "No es sí ni no",
    description: "Name of a cause of problems in a column",
  },
  surplus: {
    id: "preview.causeSurplus",
    defaultMessage: "Celdas a la derecha del último encabezado",
    description: "Name of a cause of problems in a column",
  },
  choice: {
    id: "preview.causeChoice",
    defaultMessage: "Valor que la columna no admite",
    description: "Name of a cause of problems in a column",
  },
  duplicate: {
    id: "preview.causeDuplicate",
    defaultMessage: "Filas repetidas",
    description: "Name of a cause of problems in a column",
  },
  product: {
    id: "preview.causeProduct",
    defaultMessage: "Productos que no existen",
    description: "Name of a cause of problems in a column",
  },
  family: {
    id: "preview.causeFamily",
    defaultMessage: "Código de otro tipo de producto",
    description: "Name of a cause of problems in a column",
  },
  years: {
    id: "preview.causeYears",
    defaultMessage: "Años en orden inverso",
    description: "Name of a cause of problems in a column",
  },
  unusual: {
    id: "preview.causeUnusual",
    defaultMessage: "Valores inusuales",
    description: "Name of a cause of problems in a column",
  },
  noDigit: {
    id: "preview.causeNoDigit",
    defaultMessage: "Códigos sin números",
    description: "Name of a cause of warnings in a column: perhaps headings between the rows",
  },
  notBelow: {
    id: "preview.causeNotBelow",
    defaultMessage: "Medida demasiado grande en relación con otra",
    description: "Name of a cause of problems in a column",
  },
}) satisfies Record<CellProblem["kind"], MessageDescriptor>;

export const causeMessages = {
  ...commonMessages,
  ...defineMessages({
    title: {
      id: "preview.causesTitle",
      defaultMessage: "Problemas por causa",
      description: "Heading above the problems of an import",
    },
    empty: {
      id: "preview.causesEmpty",
      defaultMessage: "Celda vacía",
      description: "Represents the value of empty cells",
    },
    split: {
      id: "preview.causesSplit",
      defaultMessage: "Separar en filas, una por código",
      description: "Button; the cells list several codes",
    },
  }),
  ...defineMessages<{
    cells: { count: number };
    cause: { column: string; problem: string };
    suggested: { count: number };
    asShown: { count: number };
    suggestion: { value: string; by: string };
    restUnusual: { count: number };
    places: { count: number; cell: string };
    alike: { place: string; expected: string };
    replace: { count: number };
    by: { value: string };
    apply: { count: number };
    more: { count: number };
    rest: { count: number };
  }>({
    cells: {
      id: "preview.causesCells",
      defaultMessage: "{count, plural, one {# celda} other {# celdas}}",
      description: "Number of cells with a problem",
    },
    cause: {
      id: "preview.causesCause",
      defaultMessage: "{column}: {problem}",
      description: "A column and the problem of its cells",
    },
    suggested: {
      id: "preview.causesSuggested",
      defaultMessage:
        "{count, plural, one {Corregir # celda como se sugiere} other {Corregir # celdas como se sugiere}}",
      description: "Button that writes the suggested values",
    },
    asShown: {
      id: "preview.causesAsShown",
      defaultMessage:
        "{count, plural, one {Tomar el valor mostrado (2 decimales)} other {Tomar los # valores mostrados (2 decimales)}}",
      description: "Button that rounds prices with more than two decimals",
    },
    alike: {
      id: "preview.causesAlike",
      defaultMessage: "{place} {expected}",
      description: "Where cells with the same value are, and what was expected instead",
    },
    suggestion: {
      id: "preview.causesSuggestion",
      defaultMessage: "{value} → {by}",
      description: "An invalid value and the probable value",
    },
    restUnusual: {
      id: "preview.causesRestUnusual",
      defaultMessage:
        "{count, plural, one {Y # valor más; está entre las filas inusuales.} other {Y # valores más; están entre las filas inusuales.}}",
      description: "Under the unlikely values of a column",
    },
    places: {
      id: "preview.causesPlaces",
      defaultMessage:
        "{count, plural, one {en {cell}.} other {en # celdas; la primera es {cell}.}}",
      description: "Follows a value in quotation marks; cell is a place such as F212",
    },
    replace: {
      id: "preview.causesReplace",
      defaultMessage: "{count, plural, one {Reemplazar} other {Reemplazar en las # celdas}}",
      description: "Button that opens a field for the new value",
    },
    by: {
      id: "preview.causesBy",
      defaultMessage: "Reemplazar {value} por",
      description: "Label of the field for the new value",
    },
    apply: {
      id: "preview.causesApply",
      defaultMessage: "{count, plural, one {Cambiar la celda} other {Cambiar # celdas}}",
      description: "Button that writes the new value",
    },
    more: {
      id: "preview.causesMore",
      defaultMessage: "{count, plural, one {Mostrar # valor más} other {Mostrar # valores más}}",
      description: "Button that shows more values of a cause",
    },
    rest: {
      id: "preview.causesRest",
      defaultMessage:
        "{count, plural, one {Y # valor más; descargue las filas inválidas para verlo.} other {Y # valores más; descargue las filas inválidas para verlos.}}",
      description: "Under the values of a cause",
    },
  }),
};
