import { defineMessages } from "react-intl";

/** Traits of a part or its vehicle in a search text. */
export const traitMessages = {
  ...defineMessages({
    solid: {
      id: "search.trait.solid",
      defaultMessage: "Sólido",
      description: "Disc without ventilation",
    },
    ventilated: {
      id: "search.trait.ventilated",
      defaultMessage: "Ventilado",
      description: "Ventilated disc",
    },
    drilled: {
      id: "search.trait.drilled",
      defaultMessage: "Perforado",
      description: "Disc with holes in its faces",
    },
    slotted: {
      id: "search.trait.slotted",
      defaultMessage: "Ranurado",
      description: "Disc with slots in its faces",
    },
    semi_metallic: {
      id: "search.trait.semiMetallic",
      defaultMessage: "Semimetálica",
      description: "Pad compound",
    },
    ceramic: {
      id: "search.trait.ceramic",
      defaultMessage: "Cerámica",
      description: "Pad compound",
    },
    organic: {
      id: "search.trait.organic",
      defaultMessage: "Orgánica",
      description: "Pad compound",
    },
    without_sensor: {
      id: "search.trait.withoutSensor",
      defaultMessage: "Sin sensor",
      description: "Pads without a wear sensor",
    },
    with_sensor: {
      id: "search.trait.withSensor",
      defaultMessage: "Con sensor",
      description: "Pads with a wear sensor",
    },
    without_abs: {
      id: "search.trait.withoutAbs",
      defaultMessage: "Sin ABS",
      description: "Vehicle without an antilock brake system",
    },
    with_abs: {
      id: "search.trait.withAbs",
      defaultMessage: "Con ABS",
      description: "Vehicle with an antilock brake system",
    },
    four_wheel_drive: {
      id: "search.trait.fourWheelDrive",
      defaultMessage: "4x4",
      description: "Vehicle with four-wheel drive",
    },
    two_wheel_drive: {
      id: "search.trait.twoWheelDrive",
      defaultMessage: "4x2",
      description: "Vehicle with two-wheel drive",
    },
    left: {
      id: "search.trait.left",
      defaultMessage: "Izquierdo",
      description: "Part for the left side",
    },
    right: {
      id: "search.trait.right",
      defaultMessage: "Derecho",
      description: "Part for the right side",
    },
  }),
  ...defineMessages<{ wheel: { inches: number | undefined } }>({
    wheel: {
      id: "search.trait.wheel",
      defaultMessage: "Rin {inches}",
      description: "Diameter of the vehicle's wheels in inches",
    },
  }),
  ...defineMessages<{ unstated: { traits: string } }>({
    unstated: {
      id: "search.trait.unstated",
      defaultMessage: "El catálogo no indica esto de las piezas: {traits}.",
      description: "Below the chips; a list of properties that change nothing in the results",
    },
  }),
};
