import { defineMessages } from "react-intl";

export const messages = defineMessages({
  addToCart: {
    id: "embed.addToCart",
    defaultMessage: "Agregar al carrito",
    description: "Button of an embedded datasheet; the host page adds the part to its cart",
  },
});
