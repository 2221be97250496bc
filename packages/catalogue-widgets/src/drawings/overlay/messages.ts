import { defineMessage, defineMessages } from "react-intl";

export const overlayMessages = {
  ...defineMessages({
    alignedAt: {
      id: "drawings.overlay.alignedAt",
      defaultMessage: "Alineados por",
      description: "Title block of an overlay; a face, an axis or a middle follows",
    },
    mountingFace: {
      id: "drawings.overlay.mountingFace",
      defaultMessage: "eje y cara de apoyo",
      description: "How rotors and drums are laid over each other: axis and mounting face",
    },
    plateCenter: {
      id: "drawings.overlay.plateCenter",
      defaultMessage: "centro de la placa",
      description: "How pads are laid over each other: the center of the backing plate",
    },
    drumAxis: {
      id: "drawings.overlay.drumAxis",
      defaultMessage: "eje del tambor",
      description: "How shoes are laid over each other: the axis of their drum",
    },
    axis: {
      id: "drawings.overlay.axis",
      defaultMessage: "eje",
      description: "How round parts are laid over each other",
    },
    axisAndMiddle: {
      id: "drawings.overlay.axisAndMiddle",
      defaultMessage: "eje y centro",
      description: "How wheel cylinders are laid over each other: axis and middle of the length",
    },
    axisAndFlange: {
      id: "drawings.overlay.axisAndFlange",
      defaultMessage: "eje y brida",
      description: "How master cylinders are laid over each other: axis and mounting flange",
    },
    middle: {
      id: "drawings.overlay.middle",
      defaultMessage: "centro",
      description: "How flat parts are laid over each other",
    },
  }),
  title: defineMessage<{ first: string; second: string }>({
    id: "drawings.overlay.title",
    defaultMessage: "{first} y {second} superpuestos a la misma escala",
    description: "Name of the drawing of two parts laid over each other",
  }),
};
