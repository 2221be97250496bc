import { defineMessages } from "react-intl";

export const messages = defineMessages({
  heading: {
    id: "datasheet.prices.heading",
    defaultMessage: "Precios, FOB US$",
    description: "Heading: free-on-board prices in US dollars",
  },
  warehouse: {
    id: "datasheet.prices.warehouse",
    defaultMessage: "Almacén",
    description: "Column: warehouse",
  },
  certified: {
    id: "datasheet.prices.certified",
    defaultMessage: "Certificado",
    description: "Mark on a price column whose grade is certified",
  },
  empty: {
    id: "datasheet.prices.empty",
    defaultMessage: "No hay precios para sus almacenes.",
    description: "Shown when a product has no price",
  },
});
