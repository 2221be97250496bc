import { defineMessages } from "react-intl";

export const messages = defineMessages({
  heading: {
    id: "datasheet.packing.heading",
    defaultMessage: "Caja y paleta",
    description: "Heading: how the product is packed",
  },
  perBox: {
    id: "datasheet.packing.perBox",
    defaultMessage: "por caja",
    description: "Under a number: pieces per box",
  },
  perPallet: {
    id: "datasheet.packing.perPallet",
    defaultMessage: "por paleta",
    description: "Under a number: pieces per pallet",
  },
  weight: {
    id: "datasheet.packing.weight",
    defaultMessage: "kg por caja",
    description: "Under a number: weight of a box in kilograms",
  },
  empty: {
    id: "datasheet.packing.empty",
    defaultMessage: "Sin datos de empaque",
    description: "Shown when a product has no packing data",
  },
});
