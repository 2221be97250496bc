import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    heading: {
      id: "datasheet.dimensions.heading",
      defaultMessage: "Medidas",
      description: "Heading of the table of dimensions",
    },
    details: {
      id: "datasheet.dimensions.details",
      defaultMessage: "Datos",
      description: "Heading of the table for a part that has no measures, such as hardware",
    },
    hint: {
      id: "datasheet.dimensions.hint",
      defaultMessage: "Señale una fila para resaltarla",
      description: "Note beside the heading: pointing at a row highlights its line in the drawing",
    },
    measure: {
      id: "datasheet.dimensions.measure",
      defaultMessage: "Medida",
      description: "Column: name of the dimension",
    },
    empty: {
      id: "datasheet.dimensions.empty",
      defaultMessage: "No hay medidas registradas para esta pieza.",
      description: "Shown when a product has no dimensions",
    },
    letter: {
      id: "datasheet.dimensions.letter",
      defaultMessage: "Letra en el plano",
      description: "Column heading for screen readers",
    },
    download: {
      id: "datasheet.drawing.download",
      defaultMessage: "Descargar plano",
      description: "Button: opens a menu of file formats",
    },
    downloadSvg: {
      id: "datasheet.drawing.downloadSvg",
      defaultMessage: "SVG, se imprime a escala",
      description: "Menu: vector file whose lengths are in a plain ratio when printed at 100 %",
    },
    downloadPng: {
      id: "datasheet.drawing.downloadPng",
      defaultMessage: "PNG, 300 ppp",
      description: "Menu: picture of 300 dots per inch",
    },
    downloaded: {
      id: "datasheet.drawing.downloaded",
      defaultMessage: "Plano descargado",
      description: "For screen readers, when the file is there",
    },
    notDownloaded: {
      id: "datasheet.drawing.notDownloaded",
      defaultMessage: "No se pudo descargar el plano",
      description: "For screen readers, when the browser could not make the file",
    },
  }),
  boltCircle: defineMessage<{ name: string; holes: number }>({
    id: "datasheet.dimensions.boltCircle",
    defaultMessage: "{name}, {holes, plural, one {# orif.} other {# orif.}}",
    description: "Row: the bolt circle with its number of holes",
  }),
  balloon: defineMessage<{ letter: string; name: string }>({
    id: "datasheet.dimensions.balloon",
    defaultMessage: "{letter}, {name}",
    description:
      "Button in a row: letter and name of the dimension, which it lights on the drawing",
  }),
};
