import { defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    heading: {
      id: "datasheet.upc.heading",
      defaultMessage: "UPC y equivalencias",
      description: "Heading: barcodes and similar products",
    },
    grade: {
      id: "datasheet.upc.grade",
      defaultMessage: "Calidad",
      description: "Column: grade (price column) of the barcode",
    },
    similar: {
      id: "datasheet.upc.similar",
      defaultMessage: "Similar a",
      description: "Heading of the similar products",
    },
    empty: {
      id: "datasheet.upc.empty",
      defaultMessage: "Sin códigos UPC ni piezas similares.",
      description: "Shown when a product has neither",
    },
  }),
};
