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
  empty: {
    id: "datasheet.upc.empty",
    defaultMessage: "No hay códigos UPC ni piezas similares.",
    description: "Shown when a product has neither",
  },
});
