import type { Level, Section, Warehouse } from "@caliper/catalogue-model";
import { defineMessages } from "react-intl";
import type { MessageDescriptor } from "react-intl";

export const sectionNames: Readonly<Record<Section, MessageDescriptor>> = defineMessages({
  brakepad_band: {
    id: "terms.section.brakepad_band",
    defaultMessage: "Pastillas y bandas",
    description: "Section: brake pads and shoes",
  },
  rotor_drum: {
    id: "terms.section.rotor_drum",
    defaultMessage: "Rotores y tambores",
    description: "Section: rotors and drums",
  },
  cylinder_bomb: {
    id: "terms.section.cylinder_bomb",
    defaultMessage: "Cilindros y bombas",
    description: "Section: wheel and master cylinders",
  },
  hardware: {
    id: "terms.section.hardware",
    defaultMessage: "Herrajes",
    description: "Section: hardware",
  },
  kit_caliper: {
    id: "terms.section.kit_caliper",
    defaultMessage: "Kits de caliper",
    description: "Table: caliper systems",
  },
  cylinder_cups: {
    id: "terms.section.cylinder_cups",
    defaultMessage: "Gomas de cilindro",
    description: "Table: cylinder cups",
  },
  piston: {
    id: "terms.section.piston",
    defaultMessage: "Pistones",
    description: "Section: pistons",
  },
  brake_fluid: {
    id: "terms.section.brake_fluid",
    defaultMessage: "Líquido de frenos",
    description: "Section: brake fluid",
  },
});

export const warehouseNames: Readonly<Record<Warehouse, MessageDescriptor>> = defineMessages({
  MIAMI: {
    id: "terms.warehouse.MIAMI",
    defaultMessage: "MIAMI",
    description: "Warehouse",
  },
  VENEZUELA: {
    id: "terms.warehouse.VENEZUELA",
    defaultMessage: "VENEZUELA",
    description: "Warehouse",
  },
  PANAMA: {
    id: "terms.warehouse.PANAMA",
    defaultMessage: "PANAMÁ",
    description: "Warehouse",
  },
  COLOMBIA: {
    id: "terms.warehouse.COLOMBIA",
    defaultMessage: "COLOMBIA",
    description: "Warehouse",
  },
  PLANTA: {
    id: "terms.warehouse.PLANTA",
    defaultMessage: "CHINA",
    description: "Warehouse: the plant, always shown as CHINA",
  },
  MEXICO: {
    id: "terms.warehouse.MEXICO",
    defaultMessage: "MÉXICO",
    description: "Warehouse",
  },
  CETAM: {
    id: "terms.warehouse.CETAM",
    defaultMessage: "CETAM",
    description: "Warehouse: Central America",
  },
});

export const levelNames: Readonly<Record<Level, MessageDescriptor>> = defineMessages({
  ADMIN: {
    id: "terms.level.ADMIN",
    defaultMessage: "Administrador",
    description: "Level of an account",
  },
  CLIENTE: {
    id: "terms.level.CLIENTE",
    defaultMessage: "Cliente",
    description: "Level of an account: distributor or client",
  },
  PLANTA: {
    id: "terms.level.PLANTA",
    defaultMessage: "Planta",
    description: "Level of an account: plant staff",
  },
  JUNIOR: {
    id: "terms.level.JUNIOR",
    defaultMessage: "Junior",
    description: "Level of an account: distributor's junior staff",
  },
});

/** By the wire's name; an unknown grade is shown as it is written. */
export const gradeNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  Precio: {
    id: "terms.grade.Precio",
    defaultMessage: "Precio",
    description: "Price column of a product that has only one grade",
  },
  STANDARD: {
    id: "terms.grade.STANDARD",
    defaultMessage: "Estándar",
    description: "The standard grade of a product that has several, such as a rotor",
  },
  "CERAMIC PLUS": {
    id: "terms.grade.CERAMIC_PLUS",
    defaultMessage: "Ceramic Plus",
    description: "Grade of brake pads, a product name",
  },
  "SEVERE DUTY": {
    id: "terms.grade.SEVERE_DUTY",
    defaultMessage: "Severe Duty",
    description: "Grade of brake pads, a product name",
  },
  "SAFETY QUIET": {
    id: "terms.grade.SAFETY_QUIET",
    defaultMessage: "Safety Quiet",
    description: "Grade of brake pads, a product name",
  },
  "CARBON PLUS": {
    id: "terms.grade.CARBON_PLUS",
    defaultMessage: "Carbon Plus",
    description: "Grade of brake pads, a product name",
  },
  "FIBER GLASS": {
    id: "terms.grade.FIBER_GLASS",
    defaultMessage: "Fiber Glass",
    description: "Grade of brake lining, a product name",
  },
  SILVER: {
    id: "terms.grade.SILVER",
    defaultMessage: "Silver",
    description: "Grade of brake lining, a product name",
  },
  GOLD: {
    id: "terms.grade.GOLD",
    defaultMessage: "Gold",
    description: "Grade of brake lining, a product name",
  },
  "BRAKE SHOES": {
    id: "terms.grade.BRAKE_SHOES",
    defaultMessage: "Bandas",
    description: "Price column of brake shoes: the shoes themselves",
  },
  "BRAKE ROLLS": {
    id: "terms.grade.BRAKE_ROLLS",
    defaultMessage: "Rollos",
    description: "Price column of brake shoes: lining in rolls",
  },
  "HIGH PERFORMANCE": {
    id: "terms.grade.HIGH_PERFORMANCE",
    defaultMessage: "High Performance",
    description: "Grade of brake rotors, a product name",
  },
  PLASTIC: {
    id: "terms.grade.PLASTIC",
    defaultMessage: "Plástico",
    description: "Brake fluid in a plastic bottle",
  },
  ALUMINUM: {
    id: "terms.grade.ALUMINUM",
    defaultMessage: "Aluminio",
    description: "Brake fluid in an aluminum bottle",
  },
});

/** By the wire's word, lower case. */
export const positionNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  front: {
    id: "terms.position.front",
    defaultMessage: "Delantera",
    description: "Axle or position of a part",
  },
  rear: {
    id: "terms.position.rear",
    defaultMessage: "Trasera",
    description: "Axle or position of a part",
  },
  "front and rear": {
    id: "terms.position.both",
    defaultMessage: "Delantera y trasera",
    description: "Axle or position of a part",
  },
  left: {
    id: "terms.position.left",
    defaultMessage: "Izquierdo",
    description: "Side of a wheel cylinder",
  },
  right: {
    id: "terms.position.right",
    defaultMessage: "Derecho",
    description: "Side of a wheel cylinder",
  },
  both: {
    id: "terms.position.sides",
    defaultMessage: "Ambos lados",
    description: "Side of a wheel cylinder: left and right",
  },
  ventilated: {
    id: "terms.disc.ventilated",
    defaultMessage: "Ventilado",
    description: "Kind of rotor",
  },
  solid: {
    id: "terms.disc.solid",
    defaultMessage: "Sólido",
    description: "Kind of rotor",
  },
});

export const matchNames: Readonly<Record<"exact" | "prefix" | "contains", MessageDescriptor>> =
  defineMessages({
    exact: {
      id: "terms.match.exact",
      defaultMessage: "Exacto",
      description: "Group of results whose code is the searched one",
    },
    prefix: {
      id: "terms.match.prefix",
      defaultMessage: "Comienza igual",
      description: "Group of results whose code begins with the searched text",
    },
    contains: {
      id: "terms.match.contains",
      defaultMessage: "Contiene",
      description: "Group of results whose code contains the searched text",
    },
  });

export const reasonNames: Readonly<Record<"code" | "fmsi" | "interchange", MessageDescriptor>> =
  defineMessages({
    code: {
      id: "terms.reason.code",
      defaultMessage: "Código propio",
      description: "Why a product was found: by our own code",
    },
    fmsi: {
      id: "terms.reason.fmsi",
      defaultMessage: "FMSI",
      description: "Why a product was found: by its FMSI number",
    },
    interchange: {
      id: "terms.reason.interchange",
      defaultMessage: "Intercambio",
      description:
        "Why a product was found: by a competitor's code; the brand is shown if it is known",
    },
  });
