import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    toScale: {
      id: "datasheet.drawing.toScale",
      defaultMessage: "A escala",
      description: "Switch: the drawing that is made from the part's dimensions",
    },
  }),
  referenceImage: defineMessage<{ name: string }>({
    id: "datasheet.drawing.referenceImage",
    defaultMessage: "Plano de referencia {name}",
    description: "Alternative text of the uploaded drawing that all parts of a kind share",
  }),
};
