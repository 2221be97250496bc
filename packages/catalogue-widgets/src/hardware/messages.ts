import { defineMessages } from "react-intl";

export const hardwareMessages = {
  ...defineMessages({
    brakes: {
      id: "hardware.brakes",
      defaultMessage: "Frenos",
      description: "Heading: the brakes that a hardware kit serves",
    },
    brake: {
      id: "hardware.brake",
      defaultMessage: "Freno",
      description: "Column: code of the brake that a hardware kit serves",
    },
    noBrakes: {
      id: "hardware.noBrakes",
      defaultMessage: "No hay datos disponibles",
      description: "A hardware kit without brakes; English is fixed: No data available",
    },
    applications: {
      id: "hardware.applications",
      defaultMessage: "Aplicaciones",
      description: "Heading: the vehicles that a hardware kit fits",
    },
    noApplications: {
      id: "hardware.noApplications",
      defaultMessage: "No hay datos disponibles",
      description: "A hardware kit without vehicles; English is fixed: No data available",
    },
    showDiagram: {
      id: "hardware.showDiagram",
      defaultMessage: "Ver diagrama",
      description: "Button that opens the picture of a kit; English is fixed: Show Diagram",
    },
    noDiagram: {
      id: "hardware.noDiagram",
      defaultMessage: "No hay imagen de este kit.",
      description: "A kit without a picture",
    },
    close: {
      id: "hardware.close",
      defaultMessage: "Cerrar",
      description: "Button that closes the picture",
    },
    startHeading: {
      id: "hardware.startHeading",
      defaultMessage: "Elija un kit",
      description: "Before a hardware kit is chosen",
    },
    startHint: {
      id: "hardware.startHint",
      defaultMessage: "Sus precios, sus frenos y los vehículos a los que aplica aparecen aquí.",
      description: "Before a hardware kit is chosen: what will be here",
    },
    loading: {
      id: "hardware.loading",
      defaultMessage: "Cargando…",
      description: "Said while a hardware kit is on its way",
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
      description: "After a hardware code: the codes of the brakes that it serves",
    },
  }),
};
