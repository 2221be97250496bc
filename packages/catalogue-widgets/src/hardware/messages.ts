import { defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const hardwareMessages = {
  ...commonMessages,
  ...defineMessages({
    brakes: {
      id: "hardware.brakes",
      defaultMessage: "Frenos",
      description: "Heading: the brakes that a hardware kit fits",
    },
    brake: {
      id: "hardware.brake",
      defaultMessage: "Freno",
      description: "Column: code of a brake that a hardware kit fits",
    },
    showDiagram: {
      id: "hardware.showDiagram",
      defaultMessage: "Ver diagrama",
      description: "Button that opens the picture of a kit; English is fixed: Show Diagram",
    },
    noDiagram: {
      id: "hardware.noDiagram",
      defaultMessage: "No hay diagrama de este kit.",
      description: "A kit without a picture",
    },
    startHeading: {
      id: "hardware.startHeading",
      defaultMessage: "Elija un kit",
      description: "Before a hardware kit is chosen",
    },
    startHint: {
      id: "hardware.startHint",
      defaultMessage: "Aquí aparecen sus precios, sus frenos y sus vehículos.",
      description: "Shown before a hardware kit is chosen: the content of the page",
    },
  }),
  ...defineMessages<{
    diagramTitle: { code: string };
    forBrakes: { brakes: string };
  }>({
    diagramTitle: {
      id: "hardware.diagramTitle",
      defaultMessage: "Diagrama de {code}",
      description: "Title of the picture of a hardware kit",
    },
    forBrakes: {
      id: "hardware.forBrakes",
      defaultMessage: "para {brakes}",
      description: "After a hardware code: the codes of the brakes that it fits",
    },
  }),
};
