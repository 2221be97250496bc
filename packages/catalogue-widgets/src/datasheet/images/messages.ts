import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    heading: {
      id: "datasheet.images.heading",
      defaultMessage: "Imágenes",
      description: "Heading of the gallery",
    },
    noneYet: {
      id: "datasheet.images.noneYet",
      defaultMessage: "Aún no hay imágenes de esta pieza.",
      description: "Caption of the default image",
    },
  }),
  none: defineMessage<{ code: string }>({
    id: "datasheet.images.none",
    defaultMessage: "Sin imagen de {code}",
    description: "Alternative text of the default image",
  }),
  image: defineMessage<{ code: string; number: number; count: number }>({
    id: "datasheet.images.image",
    defaultMessage: "{code}, imagen {number, number} de {count, number}",
    description: "Alternative text of a product picture",
  }),
  position: defineMessage<{ number: number; count: number }>({
    id: "datasheet.images.position",
    defaultMessage: "{number, number} / {count, number}",
    description: "Which picture of how many",
  }),
};
