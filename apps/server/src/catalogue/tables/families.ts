import type { Bilingual } from "./declare.ts";

/** The wire's name of a family, as `type`, `Type` and `Product_Type` carry it. */
export type ProductType =
  | "Brake Pads"
  | "Brake Shoes"
  | "Brake Lining"
  | "Brake Rotors"
  | "Brake Drums"
  | "Wheel Cylinders"
  | "Master Cylinders"
  | "Hardware"
  | "Caliper Systems"
  | "Pistons"
  | "Cylinder Cups"
  | "Brake Fluids";

/** The wire's internal name of a section, as `data` carries it. */
export type Section =
  | "brakepad_band"
  | "rotor_drum"
  | "cylinder_bomb"
  | "hardware"
  | "kit_caliper"
  | "piston"
  | "cylinder_cups"
  | "brake_fluid";

export interface Family {
  readonly id: string;
  readonly productType: ProductType;
  readonly title: Bilingual;
  readonly section: Section;
  /** The price columns in the order in which they are shown. */
  readonly grades: readonly [string, ...string[]];
}

/** The price column of a family that has only one. */
export const standardGrade = "Precio";

export const families = [
  {
    id: "brake_pads",
    productType: "Brake Pads",
    title: { en: "Brake Pads", es: "Pastillas de freno" },
    section: "brakepad_band",
    grades: ["CERAMIC PLUS", "SEVERE DUTY", "SAFETY QUIET", "CARBON PLUS"],
  },
  {
    id: "brake_shoes",
    productType: "Brake Shoes",
    title: { en: "Brake Shoes", es: "Bandas de freno" },
    section: "brakepad_band",
    grades: ["BRAKE SHOES", "BRAKE ROLLS"],
  },
  {
    id: "brake_lining",
    productType: "Brake Lining",
    title: { en: "Brake Lining", es: "Forro de freno" },
    section: "brakepad_band",
    grades: ["FIBER GLASS", "SILVER", "GOLD"],
  },
  {
    id: "brake_rotors",
    productType: "Brake Rotors",
    title: { en: "Brake Rotors", es: "Rotores de freno" },
    section: "rotor_drum",
    grades: [standardGrade, "HIGH PERFORMANCE"],
  },
  {
    id: "brake_drums",
    productType: "Brake Drums",
    title: { en: "Brake Drums", es: "Tambores de freno" },
    section: "rotor_drum",
    grades: [standardGrade],
  },
  {
    id: "wheel_cylinders",
    productType: "Wheel Cylinders",
    title: { en: "Wheel Cylinders", es: "Cilindros de rueda" },
    section: "cylinder_bomb",
    grades: [standardGrade],
  },
  {
    id: "master_cylinders",
    productType: "Master Cylinders",
    title: { en: "Master Cylinders", es: "Bombas de freno" },
    section: "cylinder_bomb",
    grades: [standardGrade],
  },
  {
    id: "hardware",
    productType: "Hardware",
    title: { en: "Hardware", es: "Herrajes" },
    section: "hardware",
    grades: [standardGrade],
  },
  {
    id: "caliper_kits",
    productType: "Caliper Systems",
    title: { en: "Caliper Systems", es: "Kits de caliper" },
    section: "kit_caliper",
    grades: [standardGrade],
  },
  {
    id: "pistons",
    productType: "Pistons",
    title: { en: "Pistons", es: "Pistones" },
    section: "piston",
    grades: [standardGrade],
  },
  {
    id: "cylinder_cups",
    productType: "Cylinder Cups",
    title: { en: "Cylinder Cups", es: "Gomas de cilindro" },
    section: "cylinder_cups",
    grades: [standardGrade],
  },
  {
    id: "brake_fluids",
    productType: "Brake Fluids",
    title: { en: "Brake Fluids", es: "Líquidos de freno" },
    section: "brake_fluid",
    grades: ["PLASTIC", "ALUMINUM"],
  },
] as const satisfies readonly Family[];

export type FamilyId = (typeof families)[number]["id"];

/** In the order in which prices are listed; `PLANTA` is shown to users as CHINA. */
export const warehouses = [
  "MIAMI",
  "VENEZUELA",
  "PANAMA",
  "COLOMBIA",
  "PLANTA",
  "MEXICO",
  "CETAM",
] as const;

export type Warehouse = (typeof warehouses)[number];
