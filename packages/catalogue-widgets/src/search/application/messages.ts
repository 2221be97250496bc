import { defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

/** The places for which the application search of a section has a column of product codes. */
export const slotMessages = defineMessages({
  front: {
    id: "search.slot.front",
    defaultMessage: "Delantera",
    description: "Column: pads or shoes of the front axle; English is fixed: Front",
  },
  rear: {
    id: "search.slot.rear",
    defaultMessage: "Trasera",
    description: "Column: pads or shoes of the rear axle; English is fixed: Rear",
  },
  frontDisc: {
    id: "search.slot.frontDisc",
    defaultMessage: "Disco delantero",
    description: "Column: rotor of the front axle; English is fixed: Front disc",
  },
  rearDisc: {
    id: "search.slot.rearDisc",
    defaultMessage: "Disco o tambor trasero",
    description: "Column: rotor or drum of the rear axle; English begins: Rear disc",
  },
  left: {
    id: "search.slot.left",
    defaultMessage: "Izquierdo",
    description: "Column: wheel cylinder of the left side; English is fixed: Left",
  },
  right: {
    id: "search.slot.right",
    defaultMessage: "Derecho",
    description: "Column: wheel cylinder of the right side; English is fixed: Right",
  },
  master: {
    id: "search.slot.master",
    defaultMessage: "Bomba",
    description: "Column: master cylinder; English is fixed: Master",
  },
});

/** Columns of hardware kits, here and on the page of a kit. */
export const kitMessages = {
  ...commonMessages,
  ...defineMessages({
    location: {
      id: "hardware.location",
      defaultMessage: "Ubicación",
      description: "Where on the brake a hardware kit sits",
    },
    fobNote: {
      id: "hardware.fobNote",
      defaultMessage: "Precios FOB del almacén elegido.",
      description: "Note under a table whose last column has prices",
    },
  }),
};
