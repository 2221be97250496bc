import { defineMessages } from "react-intl";

export const messages = defineMessages({
  amber: {
    id: "fluids.color.amber",
    defaultMessage: "Ámbar",
    description: "Color of a brake fluid",
  },
  clear: {
    id: "fluids.color.clear",
    defaultMessage: "Transparente",
    description: "Color of a brake fluid",
  },
  clearToAmber: {
    id: "fluids.color.clearToAmber",
    defaultMessage: "Transparente a ámbar",
    description: "Color of a brake fluid",
  },
  black: {
    id: "fluids.color.black",
    defaultMessage: "Negro",
    description: "Color of a label",
  },
  blue: {
    id: "fluids.color.blue",
    defaultMessage: "Azul",
    description: "Color of a label or a brake fluid",
  },
  green: {
    id: "fluids.color.green",
    defaultMessage: "Verde",
    description: "Color of a label or a brake fluid",
  },
  purple: {
    id: "fluids.color.purple",
    defaultMessage: "Morado",
    description: "Color of a label or a brake fluid",
  },
  red: {
    id: "fluids.color.red",
    defaultMessage: "Rojo",
    description: "Color of a label or a brake fluid",
  },
  silver: {
    id: "fluids.color.silver",
    defaultMessage: "Plateado",
    description: "Color of a label",
  },
  yellow: {
    id: "fluids.color.yellow",
    defaultMessage: "Amarillo",
    description: "Color of a label or a brake fluid",
  },
});
