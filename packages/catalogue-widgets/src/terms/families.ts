import type { FamilyId } from "@caliper/catalogue-model";
import { defineMessages } from "react-intl";
import type { MessageDescriptor } from "react-intl";

interface FamilyName {
  /** One product: a rotor, but a set of pads. */
  one: MessageDescriptor;
  many: MessageDescriptor;
  /** For filter chips. */
  short: MessageDescriptor;
}

const one = defineMessages({
  brake_pads: {
    id: "terms.family.brake_pads.one",
    defaultMessage: "Pastillas de freno",
    description: "Product type of one product; pads are sold as a set, so plural",
  },
  brake_shoes: {
    id: "terms.family.brake_shoes.one",
    defaultMessage: "Bandas de freno",
    description: "Product type of one product; shoes are sold as a set, so plural",
  },
  brake_lining: {
    id: "terms.family.brake_lining.one",
    defaultMessage: "Forro de freno",
    description: "Product type of one product: brake lining",
  },
  brake_rotors: {
    id: "terms.family.brake_rotors.one",
    defaultMessage: "Rotor de freno",
    description: "Product type of one product: brake rotor",
  },
  brake_drums: {
    id: "terms.family.brake_drums.one",
    defaultMessage: "Tambor de freno",
    description: "Product type of one product: brake drum",
  },
  wheel_cylinders: {
    id: "terms.family.wheel_cylinders.one",
    defaultMessage: "Cilindro de rueda",
    description: "Product type of one product: wheel cylinder",
  },
  master_cylinders: {
    id: "terms.family.master_cylinders.one",
    defaultMessage: "Bomba de freno",
    description: "Product type of one product: master cylinder",
  },
  hardware: {
    id: "terms.family.hardware.one",
    defaultMessage: "Herrajes",
    description: "Product type of one product: hardware kit",
  },
  caliper_kits: {
    id: "terms.family.caliper_kits.one",
    defaultMessage: "Kit de caliper",
    description: "Product type of one product: caliper system",
  },
  pistons: {
    id: "terms.family.pistons.one",
    defaultMessage: "Pistón",
    description: "Product type of one product: caliper piston",
  },
  cylinder_cups: {
    id: "terms.family.cylinder_cups.one",
    defaultMessage: "Goma de cilindro",
    description: "Product type of one product: cylinder cup (rubber seal)",
  },
  brake_fluids: {
    id: "terms.family.brake_fluids.one",
    defaultMessage: "Líquido de frenos",
    description: "Product type of one product: brake fluid",
  },
});

const many = defineMessages({
  brake_pads: {
    id: "terms.family.brake_pads.many",
    defaultMessage: "Pastillas de freno",
    description: "Product type, plural",
  },
  brake_shoes: {
    id: "terms.family.brake_shoes.many",
    defaultMessage: "Bandas de freno",
    description: "Product type, plural",
  },
  brake_lining: {
    id: "terms.family.brake_lining.many",
    defaultMessage: "Forros de freno",
    description: "Product type, plural",
  },
  brake_rotors: {
    id: "terms.family.brake_rotors.many",
    defaultMessage: "Rotores de freno",
    description: "Product type, plural",
  },
  brake_drums: {
    id: "terms.family.brake_drums.many",
    defaultMessage: "Tambores de freno",
    description: "Product type, plural",
  },
  wheel_cylinders: {
    id: "terms.family.wheel_cylinders.many",
    defaultMessage: "Cilindros de rueda",
    description: "Product type, plural",
  },
  master_cylinders: {
    id: "terms.family.master_cylinders.many",
    defaultMessage: "Bombas de freno",
    description: "Product type, plural",
  },
  hardware: {
    id: "terms.family.hardware.many",
    defaultMessage: "Herrajes",
    description: "Product type, plural",
  },
  caliper_kits: {
    id: "terms.family.caliper_kits.many",
    defaultMessage: "Kits de caliper",
    description: "Product type, plural: caliper systems",
  },
  pistons: {
    id: "terms.family.pistons.many",
    defaultMessage: "Pistones",
    description: "Product type, plural",
  },
  cylinder_cups: {
    id: "terms.family.cylinder_cups.many",
    defaultMessage: "Gomas de cilindro",
    description: "Product type, plural: cylinder cups",
  },
  brake_fluids: {
    id: "terms.family.brake_fluids.many",
    defaultMessage: "Líquidos de frenos",
    description: "Product type, plural",
  },
});

const short = defineMessages({
  brake_pads: {
    id: "terms.family.brake_pads.short",
    defaultMessage: "Pastillas",
    description: "Product type on a filter chip",
  },
  brake_shoes: {
    id: "terms.family.brake_shoes.short",
    defaultMessage: "Bandas",
    description: "Product type on a filter chip",
  },
  brake_lining: {
    id: "terms.family.brake_lining.short",
    defaultMessage: "Forros",
    description: "Product type on a filter chip",
  },
  brake_rotors: {
    id: "terms.family.brake_rotors.short",
    defaultMessage: "Rotores",
    description: "Product type on a filter chip",
  },
  brake_drums: {
    id: "terms.family.brake_drums.short",
    defaultMessage: "Tambores",
    description: "Product type on a filter chip",
  },
  wheel_cylinders: {
    id: "terms.family.wheel_cylinders.short",
    defaultMessage: "Cilindros",
    description: "Product type on a filter chip: wheel cylinders",
  },
  master_cylinders: {
    id: "terms.family.master_cylinders.short",
    defaultMessage: "Bombas",
    description: "Product type on a filter chip: master cylinders",
  },
  hardware: {
    id: "terms.family.hardware.short",
    defaultMessage: "Herrajes",
    description: "Product type on a filter chip",
  },
  caliper_kits: {
    id: "terms.family.caliper_kits.short",
    defaultMessage: "Calipers",
    description: "Product type on a filter chip: caliper systems",
  },
  pistons: {
    id: "terms.family.pistons.short",
    defaultMessage: "Pistones",
    description: "Product type on a filter chip",
  },
  cylinder_cups: {
    id: "terms.family.cylinder_cups.short",
    defaultMessage: "Gomas",
    description: "Product type on a filter chip: cylinder cups",
  },
  brake_fluids: {
    id: "terms.family.brake_fluids.short",
    defaultMessage: "Líquidos",
    description: "Product type on a filter chip",
  },
});

export const familyNames: Readonly<Record<keyof FamilyName, Record<FamilyId, MessageDescriptor>>> =
  { one, many, short };
