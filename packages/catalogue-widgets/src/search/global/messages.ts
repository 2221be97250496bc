import { defineMessages } from "react-intl";

/** The search field of the header. */
export const fieldMessages = {
  ...defineMessages({
    near: {
      id: "search.field.near",
      defaultMessage: "Código similar",
      description: "Before the reason why a similar code is suggested, if no code matched",
    },
    vehicle: {
      id: "search.field.vehicle",
      defaultMessage: "Para el vehículo",
      description: "Why a part is suggested: it fits the vehicle in the search text",
    },
    measures: {
      id: "search.field.measures",
      defaultMessage: "Por medidas",
      description: "Why a part is suggested: it has the measures in the search text",
    },
    upc: {
      id: "search.field.upc",
      defaultMessage: "UPC",
      description: "Why a part is suggested: it has the barcode in the search text",
    },
    recent: {
      id: "search.field.recent",
      defaultMessage: "Búsqueda reciente",
      description: "Beside a text that was searched before",
    },
    copied: {
      id: "search.field.copied",
      defaultMessage: "Código copiado",
      description: "Announced after the code of a suggestion was copied",
    },
    shortcuts: {
      id: "search.field.shortcuts",
      defaultMessage: "Atajos del teclado",
      description: "Heading of the dialog that lists the keyboard shortcuts",
    },
    focusKeys: {
      id: "search.field.shortcut.focus",
      defaultMessage: "Ir a la búsqueda desde cualquier lugar",
      description: "What the keys / and Ctrl K do",
    },
    arrowKeys: {
      id: "search.field.shortcut.arrows",
      defaultMessage: "Recorrer las sugerencias",
      description: "What the arrow keys do in the search field",
    },
    enterKey: {
      id: "search.field.shortcut.enter",
      defaultMessage: "Abrir la sugerencia, o buscar el texto",
      description: "What Enter does in the search field",
    },
    compareKey: {
      id: "search.field.shortcut.compare",
      defaultMessage: "Comparar la pieza sugerida",
      description: "What Alt C does on a suggested part",
    },
    copyKey: {
      id: "search.field.shortcut.copy",
      defaultMessage: "Copiar el código de la pieza sugerida",
      description: "What Ctrl C does on a suggested part",
    },
    singleKeys: {
      id: "search.field.singleKeys",
      defaultMessage: "Atajos de una sola tecla",
      description: "Switch in the dialog of shortcuts: whether / and ? alone do something",
    },
    singleKeysHint: {
      id: "search.field.singleKeysHint",
      defaultMessage:
        "/ y ?, fuera de los campos de texto y las listas. Se guarda en este navegador.",
      description: "Below the switch for shortcuts of a single key",
    },
    helpKey: {
      id: "search.field.shortcut.help",
      defaultMessage: "Mostrar estos atajos",
      description: "What the key ? does",
    },
  }),
  ...defineMessages<{ notUnderstood: { text: string } }>({
    notUnderstood: {
      id: "search.field.notUnderstood",
      defaultMessage: "No se entendió: {text}",
      description: "In the list of suggestions: the part of the text that was not understood",
    },
  }),
};
