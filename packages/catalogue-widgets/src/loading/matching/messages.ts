import { defineMessages } from "react-intl";

export const matchingMessages = {
  ...defineMessages({
    title: {
      id: "loading.match.title",
      defaultMessage: "¿Qué contiene este archivo?",
      description: "Heading: the administrator chooses the table of a spreadsheet",
    },
    table: {
      id: "loading.match.table",
      defaultMessage: "Tabla",
      description: "Field: the table that the file is for",
    },
    sheet: {
      id: "loading.match.sheet",
      defaultMessage: "Hoja",
      description: "Field: the sheet of the workbook",
    },
    headerRow: {
      id: "loading.match.headerRow",
      defaultMessage: "Fila del encabezado",
      description: "Field: the row with the names of the columns",
    },
    columns: {
      id: "loading.match.columns",
      defaultMessage: "Columnas del archivo, con sus tres primeros valores",
      description: "Heading above one field for each column of the file",
    },
    leaveOut: {
      id: "loading.match.leaveOut",
      defaultMessage: "No cargar",
      description: "Choice for a column of the file that is not loaded",
    },
    noValues: {
      id: "loading.match.noValues",
      defaultMessage: "Sin valores en las primeras filas",
      description: "In place of the first values of a column",
    },
    constants: {
      id: "loading.match.constants",
      defaultMessage: "Datos que el archivo no tiene: un valor para todas sus filas",
      description: "Heading above fields for columns of the table that the file lacks",
    },
    chooseValue: {
      id: "loading.match.chooseValue",
      defaultMessage: "Elija un valor",
      description: "Placeholder of a field with a value for all rows of the file",
    },
    repeatMerged: {
      id: "loading.match.repeatMerged",
      defaultMessage: "Repetir el valor en cada celda combinada",
      description: "Checkbox: merged cells are read as if each had the value",
    },
    skipRemarks: {
      id: "loading.match.skipRemarks",
      defaultMessage: "Omitir las filas que no son productos: ejemplos, totales y notas",
      description:
        "Checkbox: rows with an example, a total or a remark in place of a code are left out",
    },
    remember: {
      id: "loading.match.remember",
      defaultMessage: "Recordar estas columnas para otros archivos con el mismo encabezado",
      description: "Checkbox: the next file with this header is read without questions",
    },
    remembered: {
      id: "loading.remembered",
      defaultMessage: "Las columnas se leen como se asociaron antes para este encabezado.",
      description: "In the question before an Excel upload: columns that were matched before",
    },
    changeColumns: {
      id: "loading.changeColumns",
      defaultMessage: "Cambiar la tabla o las columnas",
      description: "Button in the question before an Excel upload: goes to the columns of the file",
    },
    read: {
      id: "loading.match.read",
      defaultMessage: "Leer el archivo",
      description: "Button: reads the file with the chosen columns",
    },
  }),
  ...defineMessages<{
    none: { found: string };
    best: { table: string; matched: number; total: number };
    several: { table: string };
    leftOut: { columns: string };
    fit: { matched: number; total: number };
    row: { row: number };
    unnamed: { letters: string };
    unit: { column: string };
    missing: { columns: string };
    twice: { columns: string };
    currency: { currency: string };
    spread: { cells: string; column: string };
    joined: { code: string; name: string };
    valueOf: { title: string; column: string };
    spreadHint: { column: string; cells: string };
    merged: { cells: string };
    remarks: { count: number; rows: string };
  }>({
    spread: {
      id: "loading.match.spread",
      defaultMessage: "{cells} de un valor de {column}",
      description:
        "Choice for a column of the file whose cells become rows of their own: prices of one warehouse, codes of one brand",
    },
    joined: {
      id: "loading.match.joined",
      defaultMessage: "{code}, con {name} delante",
      description:
        "Choice for a column of the file with two values in each cell, such as FEBI 170395: an interchange (code) after its brand (name)",
    },
    valueOf: {
      id: "loading.match.valueOf",
      defaultMessage: "{title} de {column}",
      description:
        "Field beside a column of the file whose cells become rows: which warehouse (title) the column (column) is for",
    },
    spreadHint: {
      id: "loading.match.spreadHint",
      defaultMessage:
        "Si el archivo tiene una columna para cada valor de {column}, elija en cada una “{cells} de un valor de {column}”.",
      description: "How to load a file with a column for each brand or warehouse",
    },
    merged: {
      id: "loading.match.merged",
      defaultMessage:
        "Celdas combinadas: {cells}. El archivo guarda el valor solo en la primera celda de cada grupo. Repita el valor, o no cargue la columna.",
      description: "Merged cells among the data; cells are ranges such as B2:B3",
    },
    remarks: {
      id: "loading.match.remarks",
      defaultMessage:
        "{count, plural, one {Se omite # fila que no es un producto} other {Se omiten # filas que no son productos}}: {rows}.",
      description:
        "In the question before an Excel upload: rows that are left out, with their texts",
    },
    none: {
      id: "loading.match.none",
      defaultMessage:
        "Ni el nombre del archivo ni los encabezados de sus primeras 20 filas corresponden a una tabla. Se encontró: {found}. Elija la tabla y qué contiene cada columna.",
      description:
        "Why the administrator is asked: nothing in the file is known; found lists rows and their texts",
    },
    best: {
      id: "loading.match.best",
      defaultMessage:
        "La tabla que mejor coincide es {table}: se reconocen {matched} de {total, plural, one {# columna} other {# columnas}}. Revise las columnas antes de leer el archivo.",
      description: "Why the administrator is asked: the best match of the file",
    },
    several: {
      id: "loading.match.several",
      defaultMessage: "Varias hojas tienen las columnas de {table}. Elija la que quiere cargar.",
      description: "Why the administrator is asked: several sheets fit",
    },
    leftOut: {
      id: "loading.leftOut",
      defaultMessage: "No se cargan estas columnas: {columns}.",
      description: "Columns of the file that have values and are not loaded",
    },
    fit: {
      id: "loading.match.fit",
      defaultMessage: "{matched} de {total}",
      description: "Beside a table: how many columns of the file it has",
    },
    row: {
      id: "loading.match.row",
      defaultMessage: "Fila {row}",
      description: "A row of the sheet that may be the header",
    },
    unnamed: {
      id: "loading.match.unnamed",
      defaultMessage: "Columna {letters}, sin nombre",
      description: "A column of the file without a name",
    },
    unit: {
      id: "loading.match.unit",
      defaultMessage: "Unidad de {column}",
      description: "Accessible name of the field with the unit of a column",
    },
    currency: {
      id: "loading.match.currency",
      defaultMessage: "Está en {currency}. Solo se cargan precios en US$; conviértalos en la hoja.",
      description: "Why a column with prices cannot be loaded",
    },
    missing: {
      id: "loading.match.missing",
      defaultMessage: "Falta la columna: {columns}.",
      description: "Columns of the table that a file must have, separated by commas",
    },
    twice: {
      id: "loading.match.twice",
      defaultMessage: "Está elegida más de una vez: {columns}.",
      description: "Columns of the table that are chosen for several columns of the file",
    },
  }),
};
