import { defineMessages } from "react-intl";

export const conversionMessages = {
  ...defineMessages({
    csv: {
      id: "loading.convert.csv",
      defaultMessage: "Es un texto con delimitadores (CSV).",
      description: "The detected format of a file",
    },
    ods: {
      id: "loading.convert.ods",
      defaultMessage: "Es un libro de LibreOffice (ODS).",
      description: "The detected format of a file",
    },
    xls: {
      id: "loading.convert.xls",
      defaultMessage: "Es un libro .xls antiguo.",
      description: "The detected format of a file",
    },
    xlsb: {
      id: "loading.convert.xlsb",
      defaultMessage: "Es un libro binario de Excel (.xlsb).",
      description: "The detected format of a file",
    },
    html: {
      id: "loading.convert.html",
      defaultMessage: "Es una página HTML o XML con el nombre de un libro.",
      description: "The detected format of a file",
    },
    convert: {
      id: "loading.convert.convert",
      defaultMessage: "Convertir y ver los cambios",
      description: "Button: reads a file of another format and compares it with the table",
    },
    csvAdvice: {
      id: "loading.convert.csvAdvice",
      defaultMessage:
        "Un CSV no guarda formatos: los códigos que otro programa ya cambió (ceros perdidos, 1.2E+11) no se pueden recuperar. Si puede, cargue el original como .xlsx.",
      description: "The limits of a conversion, and what to do",
    },
    encoding: {
      id: "loading.convert.encoding",
      defaultMessage: "Codificación",
      description: "Label of the list of encodings of a text file",
    },
    encodingHint: {
      id: "loading.convert.encodingHint",
      defaultMessage: "Elija otra si los acentos o las letras no se ven bien.",
      description: "Under the list of encodings of a text file",
    },
    htmlAdvice: {
      id: "loading.convert.htmlAdvice",
      defaultMessage:
        "Los valores se leen como se ven en la página. Si puede, expórtelos como .xlsx.",
      description: "The limits of a conversion, and what to do",
    },
    workbookAdvice: {
      id: "loading.convert.workbookAdvice",
      defaultMessage:
        "Los valores se leen como están guardados, pero los daños del archivo y las fórmulas sin resultado no siempre se notan. Si puede, guárdelo como .xlsx.",
      description: "The limits of the conversion of an .xls, .xlsb or .ods file, and what to do",
    },
  }),
  ...defineMessages<{
    text: { delimiter: string; encoding: string; comma: "yes" | "no" };
    tab: Record<never, never>;
  }>({
    text: {
      id: "loading.convert.text",
      defaultMessage:
        "Delimitador “{delimiter}”, codificación {encoding}, decimales con {comma, select, yes {coma} other {punto}}.",
      description: "How a text file was read",
    },
    tab: {
      id: "loading.convert.tab",
      defaultMessage: "tabulador",
      description: "The delimiter of a text file, in place of the invisible character",
    },
  }),
};
