import { defineMessage, defineMessages } from "react-intl";
import type { MessageDescriptor } from "react-intl";

/** Texts that the catalogue's tables hold, by the wire's word in lower case; others stay as they were written. */
export const valueNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  standard: {
    id: "terms.value.standard",
    defaultMessage: "Estándar",
    description: "Kind of brake drum without a hub",
  },
  "with hub": {
    id: "terms.value.withHub",
    defaultMessage: "Con maza",
    description: "Kind of brake drum",
  },
  "disc brake hardware": {
    id: "terms.value.discHardware",
    defaultMessage: "Herrajes de freno de disco",
    description: "Kind of hardware kit",
  },
  "drum brake hardware": {
    id: "terms.value.drumHardware",
    defaultMessage: "Herrajes de freno de tambor",
    description: "Kind of hardware kit",
  },
  "shoe spring kit": {
    id: "terms.value.shoeSprings",
    defaultMessage: "Resortes de bandas",
    description: "Kind of hardware kit",
  },
  "pad fitting kit": {
    id: "terms.value.padFitting",
    defaultMessage: "Montaje de pastillas",
    description: "Kind of hardware kit",
  },
  "guide pin kit": {
    id: "terms.value.guidePins",
    defaultMessage: "Pasadores guía",
    description: "Kind of hardware kit",
  },
  "backing plate": {
    id: "terms.value.backingPlate",
    defaultMessage: "Plato de anclaje",
    description: "Where hardware is fitted",
  },
  "caliper bracket": {
    id: "terms.value.caliperBracket",
    defaultMessage: "Soporte del caliper",
    description: "Where hardware is fitted",
  },
  caliper: {
    id: "terms.value.caliper",
    defaultMessage: "Caliper",
    description: "Where hardware is fitted",
  },
  steel: {
    id: "terms.value.steel",
    defaultMessage: "Acero",
    description: "Material of a piston",
  },
  phenolic: {
    id: "terms.value.phenolic",
    defaultMessage: "Fenólico",
    description: "Material of a piston",
  },
  "seals and boots": {
    id: "terms.value.sealsBoots",
    defaultMessage: "Sellos y guardapolvos",
    description: "What a caliper kit holds",
  },
  "seals, boots and bushings": {
    id: "terms.value.sealsBootsBushings",
    defaultMessage: "Sellos, guardapolvos y bujes",
    description: "What a caliper kit holds",
  },
  "seals, boots, pins": {
    id: "terms.value.sealsBootsPins",
    defaultMessage: "Sellos, guardapolvos y pasadores",
    description: "What a caliper kit holds",
  },
  "with abs": {
    id: "terms.value.withAbs",
    defaultMessage: "Con ABS",
    description: "Remark on a vehicle",
  },
  "without abs": {
    id: "terms.value.withoutAbs",
    defaultMessage: "Sin ABS",
    description: "Remark on a vehicle",
  },
  "with wear sensor": {
    id: "terms.value.wearSensor",
    defaultMessage: "Con sensor de desgaste",
    description: "Remark on a vehicle",
  },
  "without electronic parking brake": {
    id: "terms.value.withoutEpb",
    defaultMessage: "Sin freno de mano eléctrico",
    description: "Remark on a vehicle",
  },
});

/** The remark "16-inch wheel", whatever its number. */
export const wheelSize = {
  pattern: /^(\d+(?:\.\d+)?)-inch wheels?$/i,
  message: defineMessage<{ inches: string }>({
    id: "terms.value.wheelSize",
    defaultMessage: "Rueda de {inches} pulgadas",
    description: "Remark on a vehicle: the part is for wheels of this size",
  }),
};
