import { defineMessages, type MessageDescriptor } from "react-intl";
import type { SheetProblem } from "@caliper/sheet-reader";

/** Why a spreadsheet could not be read. */
export const sheetProblemMessages = {
  ...defineMessages({
    notWorkbook: {
      id: "loading.problemNotWorkbook",
      defaultMessage: "No es un libro de Excel.",
      description: "Why a file cannot be read",
    },
    oldWorkbook: {
      id: "loading.problemOldWorkbook",
      defaultMessage: "Es un libro .xls antiguo. Guárdelo como .xlsx.",
      description: "Why a file cannot be read",
    },
    encrypted: {
      id: "loading.problemEncrypted",
      defaultMessage:
        "Está cifrado por una contraseña o por la protección de Excel. Quite ambas en Excel (Archivo, Información, Proteger libro), o copie las celdas a un libro nuevo, y guárdelo como .xlsx.",
      description: "Why a file cannot be read",
    },
    labeled: {
      id: "loading.problemLabeled",
      defaultMessage:
        "Una etiqueta de confidencialidad lo cifra. Elija en Excel una etiqueta sin cifrado, o copie las celdas a un libro nuevo, y guárdelo como .xlsx.",
      description: "Why a file cannot be read",
    },
    lockFile: {
      id: "loading.problemLockFile",
      defaultMessage:
        "Excel guarda este archivo solo mientras el libro está abierto. Cargue el archivo del mismo nombre sin ~$.",
      description: "Why a file cannot be read: its name begins with ~$",
    },
    noBytes: {
      id: "loading.problemNoBytes",
      defaultMessage: "Está vacío (0 bytes). Descárguelo o cópielo de nuevo.",
      description: "Why a file cannot be read",
    },
    broken: {
      id: "loading.problemBroken",
      defaultMessage: "El archivo está dañado. Ábralo en Excel, guárdelo y cárguelo de nuevo.",
      description: "Why a file cannot be read",
    },
    tooLarge: {
      id: "loading.problemTooLarge",
      defaultMessage:
        "Contiene más datos de los que se pueden leer. Divídalo en archivos más pequeños.",
      description: "Why a file cannot be read: it is too large when unpacked",
    },
    empty: {
      id: "loading.problemEmpty",
      defaultMessage: "No tiene filas debajo del encabezado.",
      description: "Why a file cannot be read",
    },
    noTableName: {
      id: "loading.problemNoTableName",
      defaultMessage:
        "El nombre del archivo no indica a qué tabla pertenece. Use, por ejemplo, 1brake_rotors.xlsx.",
      description: "Why a file cannot be read",
    },
  }),
  ...defineMessages<{
    missingSheet: { sheet: string };
    badBoolean: { sheet: string; cell: string; value: string };
    badSharedString: { sheet: string; cell: string; value: string };
    badNumber: { sheet: string; cell: string; value: string };
    badDate: { sheet: string; cell: string; value: string };
    dateAsCode: { sheet: string; cell: string };
    twoReadings: { sheet: string; cell: string; value: string };
    currency: { sheet: string; cell: string; value: string };
    statedCurrency: { sheet: string; value: string };
    longCell: { sheet: string; cell: string; value: string };
    badLetters: { sheet: string; cell: string; value: string };
    badCellType: { sheet: string; cell: string; value: string };
    errorCell: { sheet: string; cell: string; value: string };
    missingPart: { part: string };
    noResult: { sheet: string; cell: string };
    badReference: { sheet: string; cell: string };
    openQuote: { cell: string; value: string };
    mergedCells: { sheet: string; cell: string; value: string };
  }>({
    missingSheet: {
      id: "loading.problemMissingSheet",
      defaultMessage: "No contiene la hoja{sheet, select, none {} other { “{sheet}”}}.",
      description: "Why a file cannot be read; sheet is “none” if the workbook has no sheets",
    },
    badBoolean: {
      id: "loading.problemBadBoolean",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: “{value}” no es un valor lógico. Se esperaba 0 o 1. Corríjala en Excel y cargue el archivo de nuevo.",
      description: "Why a file cannot be read: invalid content of a cell",
    },
    badSharedString: {
      id: "loading.problemBadSharedString",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: el texto número “{value}” no existe en el libro. Corríjala en Excel y cargue el archivo de nuevo.",
      description: "Why a file cannot be read: invalid content of a cell",
    },
    badNumber: {
      id: "loading.problemBadNumber",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: “{value}” no es un número. Corríjala en Excel y cargue el archivo de nuevo.",
      description: "Why a file cannot be read: invalid content of a cell",
    },
    badDate: {
      id: "loading.problemBadDate",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: “{value}” no es una fecha. Corríjala en Excel y cargue el archivo de nuevo.",
      description: "Why a file cannot be read: invalid content of a cell",
    },
    dateAsCode: {
      id: "loading.problemDateAsCode",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: Excel convirtió un código en una fecha. Dé a la columna el formato de texto y escriba el código de nuevo.",
      description: "Why a file cannot be read: a date in a column of codes",
    },
    twoReadings: {
      id: "loading.problemTwoReadings",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: el código guardado y el que se muestra son distintos: {value}. Dé a la columna el formato de texto y escriba el código completo.",
      description:
        "Why a file cannot be read: a code whose format hides digits; {value} is the stored code and the displayed one, with a comma",
    },
    currency: {
      id: "loading.problemCurrency",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: el precio se muestra como {value}. Solo se cargan precios en US$; conviértalos en la hoja.",
      description: "Why a file cannot be read: a price in another currency",
    },
    statedCurrency: {
      id: "loading.problemStatedCurrency",
      defaultMessage:
        "Hoja “{sheet}”: “{value}” indica otra moneda. Solo se cargan precios en US$; conviértalos en la hoja y corrija el título.",
      description: "Why a file cannot be read: its title states prices in another currency",
    },
    badCellType: {
      id: "loading.problemBadCellType",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: “{value}” está guardado como un tipo desconocido. Corríjala en Excel y cargue el archivo de nuevo.",
      description: "Why a file cannot be read: invalid content of a cell",
    },
    longCell: {
      id: "loading.problemLongCell",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: “{value}” es más largo de lo que permite cualquier columna (2000 caracteres). Acórtelo en Excel y cargue el archivo de nuevo.",
      description: "Why a file cannot be read: invalid content of a cell",
    },
    badLetters: {
      id: "loading.problemBadLetters",
      defaultMessage:
        "Celda {cell}: “{value}” tiene letras que la codificación del archivo no tiene. Escríbalas de nuevo y cargue el archivo otra vez.",
      description: "Why a text file cannot be read: single damaged letters in a file with accents",
    },
    errorCell: {
      id: "loading.problemErrorCell",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: la fórmula da {value}. Corríjala en Excel y cargue el archivo de nuevo.",
      description: "Why a file cannot be read: invalid content of a cell",
    },
    missingPart: {
      id: "loading.problemMissingPart",
      defaultMessage: "Le falta la parte “{part}”. Ábralo en Excel, guárdelo y cárguelo de nuevo.",
      description: "Why a file cannot be read: the workbook refers to a missing part",
    },
    noResult: {
      id: "loading.problemNoResult",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: la fórmula no tiene un resultado guardado. Ábralo en Excel, guárdelo y cárguelo de nuevo.",
      description: "Why a file cannot be read: a formula without a stored value",
    },
    badReference: {
      id: "loading.problemBadReference",
      defaultMessage:
        "Hoja “{sheet}”, celda {cell}: está repetida o fuera de lugar. Corríjala en Excel y cargue el archivo de nuevo.",
      description: "Why a file cannot be read: a cell with an invalid reference",
    },
    openQuote: {
      id: "loading.problemOpenQuote",
      defaultMessage:
        "Celda {cell}: las comillas no se cierran, y las filas siguientes quedarían dentro de la celda: {value} Quite las comillas o ciérrelas, y cargue el archivo de nuevo.",
      description: "Why a text file cannot be read: quotes around a cell without an end",
    },
    mergedCells: {
      id: "loading.problemMergedCells",
      defaultMessage:
        "Hoja “{sheet}”, celdas {cell}: “{value}” está en celdas combinadas. Sepárelas y escriba el valor en cada una.",
      description: "Why a file cannot be read: merged cells in the data",
    },
  }),
} as const satisfies Record<SheetProblem["kind"], MessageDescriptor>;

/** Faulty cells in these messages. */
export const cellMessages = defineMessages<{
  cellOf: { cell: string; column: string };
  moreCells: { count: number; cells: string };
}>({
  cellOf: {
    id: "loading.cellOf",
    defaultMessage: "{cell} ({column})",
    description: "A cell and the name of its column",
  },
  moreCells: {
    id: "loading.moreCells",
    defaultMessage:
      "{count, plural, one {Otra celda no es válida:} other {Otras # celdas no son válidas:}} {cells}.",
    description: "After the first invalid cell of a file; cells are places such as D4",
  },
});
