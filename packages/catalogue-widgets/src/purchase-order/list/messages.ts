import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

/** Texts of the pasted list. */
export const listMessages = {
  ...commonMessages,
  ...defineMessages({
    list: {
      id: "order.list",
      defaultMessage: "Lista de códigos",
      description: "Field: the pasted text",
    },
    listHint: {
      id: "order.listHint",
      defaultMessage:
        "Un producto por línea, con su cantidad: BR31338, 2 x BR31338, BR31338 (4), o columnas de una hoja de cálculo.",
      description: "Under the field",
    },
    match: {
      id: "order.match",
      defaultMessage: "Buscar en el catálogo",
      description: "Button: matches the list",
    },
    writeFailed: {
      id: "order.writeFailed",
      defaultMessage: "No se pudo crear el archivo.",
      description: "Under the button that makes a cross-reference",
    },
    matching: {
      id: "order.matching",
      defaultMessage: "Buscando los códigos",
      description: "Progress",
    },
    dropLabel: {
      id: "order.dropLabel",
      defaultMessage: "O suba un archivo",
      description: "Area for files",
    },
    dropPrompt: {
      id: "order.dropPrompt",
      defaultMessage: "Arrastre una hoja de cálculo o un archivo de texto",
      description: "In the area",
    },
    dropBrowse: { id: "order.dropBrowse", defaultMessage: "Elegir archivo", description: "Button" },
    dropText: {
      id: "order.dropText",
      defaultMessage: "Suelte para leerlo",
      description: "While a file is over the area",
    },
    dropRefuse: {
      id: "order.dropRefuse",
      defaultMessage: "Solo XLSX, CSV o TXT",
      description: "While a wrong file is over the area",
    },
    dropRefused: {
      id: "order.dropRefused",
      defaultMessage: "No aceptado",
      description: "Names the list of refused files",
    },
    fileProblem: {
      id: "order.fileProblem",
      defaultMessage: "Elija un solo archivo XLSX, CSV o TXT de hasta 20 MB.",
      description: "Why a file was not taken",
    },
    fileChanged: {
      id: "order.fileChanged",
      defaultMessage: "El archivo cambió o se borró después de que lo eligió. Elíjalo de nuevo.",
      description: "Why a list could not be read: its file is not as it was when it was chosen",
    },
    fileFailed: {
      id: "order.fileFailed",
      defaultMessage: "No se pudo leer el archivo.",
      description: "A file without a list",
    },
    result: {
      id: "order.result",
      defaultMessage: "Resultado",
      description: "Name of the table of matches",
    },
    requested: {
      id: "order.wanted",
      defaultMessage: "En su lista",
      description: "Column: the code as it was written",
    },
    matched: { id: "order.matched", defaultMessage: "Encontrado", description: "State of a line" },
    ambiguous: {
      id: "order.ambiguous",
      defaultMessage: "Elija uno",
      description: "State of a line: several products",
    },
    notFound: {
      id: "order.notFound",
      defaultMessage: "No encontrado",
      description: "State of a line",
    },
    nearest: {
      id: "order.nearest",
      defaultMessage: "Los más parecidos",
      description: "Field: the nearest codes, of which one may be chosen",
    },
    choose: {
      id: "order.choose",
      defaultMessage: "Elija un producto",
      description: "In the field while none is chosen",
    },
    listEmpty: {
      id: "order.listEmpty",
      defaultMessage: "El texto no contiene códigos",
      description: "Nothing was found in the pasted text",
    },
    noneOfState: {
      id: "order.noneOfState",
      defaultMessage: "No hay líneas con este estado",
      description: "No item matches the filter",
    },
    makeOrder: {
      id: "order.makeOrder",
      defaultMessage: "Crear orden",
      description: "Title and button",
    },
    crossReference: {
      id: "order.crossReference",
      defaultMessage: "Descargar intercambios (xlsx)",
      description: "Button",
    },
    replaces: {
      id: "order.replaces",
      defaultMessage: "Reemplaza la orden en curso.",
      description: "Beside the button that makes an order",
    },
    nothingPriced: {
      id: "order.nothingPriced",
      defaultMessage: "Ningún producto de la lista tiene precio en este almacén.",
      description: "No order can be made",
    },
  }),
  tooLong: defineMessage<{ most: number }>({
    id: "order.tooLong",
    defaultMessage: "La lista tiene más de {most, number} productos: divídala en varias.",
    description: "A list that is longer than an order may be",
  }),
  lines: defineMessage<{ count: number }>({
    id: "order.lines",
    defaultMessage: "{count, plural, one {# línea} other {# líneas}}",
    description: "How many lines were read",
  }),
  merged: defineMessage<{ count: number }>({
    id: "order.merged",
    defaultMessage:
      "{count, plural, one {# línea repetida: se sumó su cantidad.} other {# líneas repetidas: se sumaron sus cantidades.}}",
    description: "Duplicates in the list",
  }),
  rest: defineMessage<{ count: number; texts: string }>({
    id: "order.rest",
    defaultMessage:
      "{count, plural, one {No se entendió # parte de la lista: {texts}} other {No se entendieron # partes de la lista: {texts}}}",
    description:
      "Lines without a code, and numbers that are neither a code nor a quantity; {texts} names the first",
  }),
  chooseFor: defineMessage<{ code: string }>({
    id: "order.chooseFor",
    defaultMessage: "Producto para {code}",
    description: "Name of a field",
  }),
  unpriced: defineMessage<{ count: number; codes: string }>({
    id: "order.unpriced",
    defaultMessage:
      "{count, plural, one {Un producto no tiene precio en este almacén: {codes}} other {# productos no tienen precio en este almacén: {codes}}}",
    description: "Products of the list that cannot be ordered; {codes} names the first",
  }),
  gradeOf: defineMessage<{ category: string }>({
    id: "order.gradeOf",
    defaultMessage: "Subcategoría de {category}",
    description: "Field: which grade of a category to order",
  }),
  orderable: defineMessage<{ count: number }>({
    id: "order.orderable",
    defaultMessage:
      "{count, plural, one {Se puede ordenar # producto.} other {Se pueden ordenar # productos.}}",
    description: "How many products of the list have a price",
  }),
};
