import { defineMessages } from "react-intl";

export const messages = defineMessages({
  heading: {
    id: "datasheet.upc.heading",
    defaultMessage: "UPC y equivalencias",
    description: "Heading: barcodes and similar products",
  },
  headingUpc: {
    id: "datasheet.upc.headingUpc",
    defaultMessage: "UPC",
    description: "Heading when there are barcodes but no similar products",
  },
  headingEquivalences: {
    id: "datasheet.upc.headingEquivalences",
    defaultMessage: "Equivalencias",
    description: "Heading when there are similar products but no barcodes",
  },
  grade: {
    id: "datasheet.upc.grade",
    defaultMessage: "Calidad",
    description: "Column: grade (price column) of the barcode",
  },
  upc: {
    id: "datasheet.upc.upc",
    defaultMessage: "UPC",
    description: "Column: barcode",
  },
  similar: {
    id: "datasheet.upc.similar",
    defaultMessage: "Similar a",
    description: "Heading of the similar products",
  },
  place: {
    id: "datasheet.upc.place",
    defaultMessage: "Lugar",
    description: "Column for screen readers: letter A to D of a similar product",
  },
  code: {
    id: "datasheet.upc.code",
    defaultMessage: "Código",
    description: "Column for screen readers: code of a similar product",
  },
  note: {
    id: "datasheet.upc.note",
    defaultMessage: "Diferencia",
    description: "Column for screen readers: what differs",
  },
  empty: {
    id: "datasheet.upc.empty",
    defaultMessage: "No hay códigos UPC ni piezas similares.",
    description: "Shown when a product has neither",
  },
});
