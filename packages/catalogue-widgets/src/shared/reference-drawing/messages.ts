import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    source: {
      id: "datasheet.drawing.source",
      defaultMessage: "Plano",
      description:
        "Name of the switch between the part's own drawing and the reference drawing, for screen readers",
    },
    toScale: {
      id: "datasheet.drawing.toScale",
      defaultMessage: "A escala",
      description: "Switch: the drawing that is made from the part's dimensions",
    },
    reference: {
      id: "datasheet.drawing.reference",
      defaultMessage: "Referencia",
      description: "Switch: the uploaded drawing that all parts of a kind share",
    },
  }),
  referenceImage: defineMessage<{ name: string }>({
    id: "datasheet.drawing.referenceImage",
    defaultMessage: "Plano de referencia {name}",
    description: "Alternative text of the uploaded drawing that all parts of a kind share",
  }),
};
