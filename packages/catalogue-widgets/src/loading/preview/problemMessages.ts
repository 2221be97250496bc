import { defineMessages } from "react-intl";

export const problemMessages = {
  ...defineMessages({
    pRequired: {
      id: "preview.pRequired",
      defaultMessage: "Se esperaba un valor; la columna es obligatoria.",
      description: "What was expected in a cell",
    },
    pDecimal: {
      id: "preview.pDecimal",
      defaultMessage:
        "No es un número decimal. Se esperaba un número con punto decimal, por ejemplo 22.00.",
      description: "What was expected in a cell",
    },
    pComma: {
      id: "preview.pComma",
      defaultMessage: "Contiene una coma. Se esperaba un punto decimal, por ejemplo 22.00.",
      description: "What was expected in a cell",
    },
    pInteger: {
      id: "preview.pInteger",
      defaultMessage: "Se esperaba un número entero, por ejemplo 12.",
      description: "What was expected in a cell",
    },
    pNegative: {
      id: "preview.pNegative",
      defaultMessage: "Se esperaba un número igual o mayor que 0.",
      description: "What was expected in a cell",
    },
    pYear: {
      id: "preview.pYear",
      defaultMessage: "Se esperaba un año de cuatro dígitos entre 1900 y 2100, por ejemplo 2012.",
      description: "What was expected in a cell",
    },
    pPrice: {
      id: "preview.pPrice",
      defaultMessage:
        "Se esperaba un precio en dólares con punto decimal y hasta dos decimales, por ejemplo 1234.50.",
      description: "What was expected in a cell",
    },
    pBarcode: {
      id: "preview.pBarcode",
      defaultMessage:
        "Se esperaban 8, 12, 13 o 14 dígitos como texto, incluidos los ceros iniciales.",
      description: "What was expected in a cell",
    },
    pBoolean: {
      id: "preview.pBoolean",
      defaultMessage: "Se esperaba 1 o 0, sí o no.",
      description: "What was expected in a cell",
    },
    pProduct: {
      id: "preview.pProduct",
      defaultMessage:
        "Se esperaba el código de un producto existente. Cargue primero la tabla del producto.",
      description: "What was expected in a cell",
    },
    pText: {
      id: "preview.pText",
      defaultMessage:
        "Se esperaba un texto imprimible y más corto; guarde los números largos como texto.",
      description: "What was expected in a cell",
    },
    pCode: {
      id: "preview.pCode",
      defaultMessage:
        "Se esperaba un código de letras y números, por ejemplo BR31338; guarde los números largos como texto.",
      description: "What was expected in a cell",
    },
    pCodeDate: {
      id: "preview.pCodeDate",
      defaultMessage:
        "La hoja de cálculo convirtió un código en una fecha. Escriba el código como texto.",
      description: "What was expected in a cell",
    },
    pCodeRounded: {
      id: "preview.pCodeRounded",
      defaultMessage:
        "La hoja de cálculo redondeó el código. Escriba el código completo como texto.",
      description: "What was expected in a cell",
    },
    pCodeTruth: {
      id: "preview.pCodeTruth",
      defaultMessage:
        "La hoja de cálculo convirtió un código en verdadero o falso. Escriba el código como texto.",
      description: "What was expected in a cell of codes that holds TRUE or FALSE",
    },
    pConverted: {
      id: "preview.pConverted",
      defaultMessage:
        "La hoja de cálculo convirtió el texto en una fecha o un número. Escríbalo como texto.",
      description: "What was expected in a cell of texts",
    },
    pCents: {
      id: "preview.pCents",
      defaultMessage:
        "La hoja guarda más de dos decimales. Se esperaba el precio que muestra, con dos.",
      description: "What was expected in a cell of prices",
    },
    pGarbled: {
      id: "preview.pGarbled",
      defaultMessage:
        "Contiene letras que no suelen estar en palabras. El archivo puede tener otra codificación.",
      description: "What is unlikely in a text: letters of an encoding that was read as another",
    },
    pPlaceholder: {
      id: "preview.pPlaceholder",
      defaultMessage: "No es un código. Escriba el código, o deje la celda vacía u omita la fila.",
      description: "What was expected in a cell that holds N/A, pending or the like",
    },
    pNoDigit: {
      id: "preview.pNoDigit",
      defaultMessage:
        "Un código suele tener números. Si es un título o una nota, borre la celda en la hoja y cárguela de nuevo.",
      description: "A warning about a cell that holds a code without a digit",
    },
    pRemark: {
      id: "preview.pRemark",
      defaultMessage: "Junto al código hay un texto. Escriba solo el código, {code}.",
      description: "What was expected in a cell that holds N/A, pending or the like beside a code",
    },
    pRemarkRow: {
      id: "preview.pRemarkRow",
      defaultMessage:
        "Parece un ejemplo, un total o una nota y no un producto. Omita la fila o bórrela en la hoja.",
      description: "What was expected in a cell of codes that holds Ej: BR31338, TOTAL 1 or a note",
    },
    pSurplus: {
      id: "preview.pSurplus",
      defaultMessage:
        "Está a la derecha del último encabezado. Dé un nombre a la columna o borre la celda.",
      description: "What was expected in a cell beyond the header",
    },
    pZero: {
      id: "preview.pZero",
      defaultMessage: "Se esperaba un valor mayor que 0 o la celda vacía.",
      description: "What was expected in a measure",
    },
  }),
  ...defineMessages<{
    is: { row: number; column: string; value: string };
    isEmpty: { row: number; column: string };
    at: { sheet: string; cell: string; column: string; value: string };
    atEmpty: { sheet: string; cell: string; column: string };
    columnNamed: { name: string };
    pSeveralCodes: { count: number };
    pChoice: { known: string };
    pAlphabet: { letter: string };
    pFraction: { one: string; other: string };
    pDuplicate: { row: number; key: string };
    pFamily: { type: string };
    pYears: { from: string };
    pCheckDigit: { digit: string };
    pUnusual: { smallest: number; largest: number };
    pNotBelow: { other: string; limit: number };
    pOther: { expected: string };
  }>({
    is: {
      id: "preview.is",
      defaultMessage: "Fila {row}, {column}: “{value}”.",
      description: "First half of the sentence about an invalid cell",
    },
    at: {
      id: "preview.at",
      defaultMessage:
        "{sheet, select, none {Celda {cell}} other {{sheet}, celda {cell}}}, {column}: “{value}”.",
      description:
        "First half of the sentence about an invalid cell; sheet is the name of the sheet, or “none”",
    },
    atEmpty: {
      id: "preview.atEmpty",
      defaultMessage:
        "{sheet, select, none {Celda {cell}} other {{sheet}, celda {cell}}}, {column}: está vacía.",
      description:
        "First half of the sentence about an invalid empty cell; sheet is the name of the sheet, or “none”",
    },
    columnNamed: {
      id: "preview.columnNamed",
      defaultMessage: "Columna {name}",
      description: "A column without a title; name is its letter",
    },
    pSeveralCodes: {
      id: "preview.pSeveralCodes",
      defaultMessage:
        "La celda contiene {count, plural, one {# código} other {# códigos}}. Cada código necesita su propia fila: sepárelos en filas o corrija la celda.",
      description: "What was expected in a cell that lists several codes",
    },
    isEmpty: {
      id: "preview.isEmpty",
      defaultMessage: "Fila {row}, {column}: está vacía.",
      description: "First half of the sentence about an invalid empty cell",
    },
    pChoice: {
      id: "preview.pChoice",
      defaultMessage: "Se esperaba uno de: {known}.",
      description: "What was expected in a cell",
    },
    pAlphabet: {
      id: "preview.pAlphabet",
      defaultMessage:
        "La letra “{letter}” es de otro alfabeto y parece latina. Escríbala de nuevo.",
      description: "What was expected in a code that mixes alphabets",
    },
    pFraction: {
      id: "preview.pFraction",
      defaultMessage:
        "La hoja de cálculo convirtió la fracción en una fecha. ¿Era {one} o {other}?",
      description: "What was expected in a cell with a fraction of an inch",
    },
    pDuplicate: {
      id: "preview.pDuplicate",
      defaultMessage:
        "{key} repite la fila {row}. Cada fila debe aparecer una sola vez; elimine una de las dos.",
      description: "What was expected in a cell",
    },
    pFamily: {
      id: "preview.pFamily",
      defaultMessage:
        "Este código ya es de un producto de {type}. Se esperaba un código de esta tabla.",
      description: "What was expected in a cell",
    },
    pYears: {
      id: "preview.pYears",
      defaultMessage:
        "Se esperaba un año a partir de {from}, o la celda vacía si se sigue fabricando.",
      description: "What was expected in a cell",
    },
    pCheckDigit: {
      id: "preview.pCheckDigit",
      defaultMessage:
        "El dígito verificador no coincide: el último debería ser {digit}. Revise todos los dígitos.",
      description: "What was expected in a barcode",
    },
    pUnusual: {
      id: "preview.pUnusual",
      defaultMessage: "Valor inusual. Lo habitual es entre {smallest} y {largest}.",
      description: "A warning about a measure or a year",
    },
    pNotBelow: {
      id: "preview.pNotBelow",
      defaultMessage: "Debería ser menor que {other}, {limit}.",
      description: "A warning about a measure; other is the title of another measure",
    },
    pOther: {
      id: "preview.pOther",
      defaultMessage: "Se esperaba: {expected}.",
      description:
        "What was expected in a cell; the server’s English text, used where there is no translation",
    },
  }),
};
