/** The catalogue's constants: product families, sections, permission flags, grades, warehouses. Pure. */
import type { Wire } from "./wire.ts";

/** The product type as the wire names it. */
export type ProductType = Wire<"ProductType">;

export type Warehouse = Wire<"Warehouse">;

/** The flag of a PLANTA account that opens a family. */
export type Flag = "P_BL" | "P_BP" | "P_BR" | "P_WC_MC" | "P_HARD";

/** A family group by the wire's internal name; the last two are tables without a search of their own. */
export type Section =
  | "brakepad_band"
  | "rotor_drum"
  | "cylinder_bomb"
  | "hardware"
  | "brake_fluid"
  | "kit_caliper"
  | "cylinder_cups"
  | "piston";

/** A section that has search screens, by the name that stands in URLs. */
export type SectionSlug =
  | "pastillas_y_bandas"
  | "rotores_y_tambores"
  | "cilindros_y_bombas"
  | "hardware"
  | "brake_fluid";

/** In the order in which prices are listed. PLANTA is shown to users as CHINA. */
export const warehouses = [
  "MIAMI",
  "VENEZUELA",
  "PANAMA",
  "COLOMBIA",
  "PLANTA",
  "MEXICO",
  "CETAM",
] as const satisfies readonly Warehouse[];

export const flags = [
  "P_BL",
  "P_BP",
  "P_BR",
  "P_WC_MC",
  "P_HARD",
] as const satisfies readonly Flag[];

/** The price column of a family that has only one, and a rotor's standard grade. */
export const standardGrade = "Precio";

export interface Family {
  readonly id: string;
  readonly productType: ProductType;
  readonly section: Section;
  /** What a PLANTA account needs; `never` closes the family to PLANTA, `none` opens it to all. */
  readonly flag: Flag | "none" | "never";
  /** Price columns by wire name, in the order in which they are shown. */
  readonly grades: readonly [string, ...string[]];
}

export const families = [
  {
    id: "brake_pads",
    productType: "Brake Pads",
    section: "brakepad_band",
    flag: "P_BP",
    grades: ["CERAMIC PLUS", "SEVERE DUTY", "SAFETY QUIET", "CARBON PLUS"],
  },
  {
    id: "brake_shoes",
    productType: "Brake Shoes",
    section: "brakepad_band",
    flag: "P_BL",
    grades: ["BRAKE SHOES", "BRAKE ROLLS"],
  },
  {
    id: "brake_lining",
    productType: "Brake Lining",
    section: "brakepad_band",
    flag: "P_BL",
    grades: ["FIBER GLASS", "SILVER", "GOLD"],
  },
  {
    id: "brake_rotors",
    productType: "Brake Rotors",
    section: "rotor_drum",
    flag: "P_BR",
    grades: [standardGrade, "HIGH PERFORMANCE"],
  },
  {
    id: "brake_drums",
    productType: "Brake Drums",
    section: "rotor_drum",
    flag: "P_BR",
    grades: [standardGrade],
  },
  {
    id: "wheel_cylinders",
    productType: "Wheel Cylinders",
    section: "cylinder_bomb",
    flag: "P_WC_MC",
    grades: [standardGrade],
  },
  {
    id: "master_cylinders",
    productType: "Master Cylinders",
    section: "cylinder_bomb",
    flag: "P_WC_MC",
    grades: [standardGrade],
  },
  {
    id: "hardware",
    productType: "Hardware",
    section: "hardware",
    flag: "P_HARD",
    grades: [standardGrade],
  },
  {
    id: "caliper_kits",
    productType: "Caliper Systems",
    section: "kit_caliper",
    flag: "never",
    grades: [standardGrade],
  },
  {
    id: "pistons",
    productType: "Pistons",
    section: "piston",
    flag: "never",
    grades: [standardGrade],
  },
  {
    id: "cylinder_cups",
    productType: "Cylinder Cups",
    section: "cylinder_cups",
    flag: "never",
    grades: [standardGrade],
  },
  {
    id: "brake_fluids",
    productType: "Brake Fluids",
    section: "brake_fluid",
    flag: "none",
    grades: ["PLASTIC", "ALUMINUM"],
  },
] as const satisfies readonly Family[];

export type FamilyId = (typeof families)[number]["id"];

export const familyIds: readonly FamilyId[] = families.map((family) => family.id);

const byId = new Map<string, Family>(families.map((family) => [family.id, family]));
const idByType = new Map<string, FamilyId>(
  families.map((family) => [family.productType, family.id]),
);

export function familyOf(id: FamilyId): Family {
  const family = byId.get(id);
  if (family === undefined) throw new RangeError(`There is no product family ${id}`);
  return family;
}

/** Undefined when the text is not a product type of the wire. */
export function familyIdOfType(productType: string): FamilyId | undefined {
  return idByType.get(productType);
}

export function isWarehouse(text: string): text is Warehouse {
  return warehouses.some((warehouse) => warehouse === text);
}

/** Orders warehouses as they are listed; unknown names come last. */
export function compareWarehouses(one: string, other: string): number {
  return rank(one) - rank(other);
}

function rank(warehouse: string): number {
  const index = warehouses.findIndex((known) => known === warehouse);
  return index < 0 ? warehouses.length : index;
}

/** The sections with search screens, in menu order, and their names in URLs. */
export const sectionSlugs = [
  { section: "brakepad_band", slug: "pastillas_y_bandas" },
  { section: "rotor_drum", slug: "rotores_y_tambores" },
  { section: "cylinder_bomb", slug: "cilindros_y_bombas" },
  { section: "hardware", slug: "hardware" },
  { section: "brake_fluid", slug: "brake_fluid" },
] as const satisfies readonly { readonly section: Section; readonly slug: SectionSlug }[];

/** `pastillas_y_bandas` becomes `brakepad_band`; undefined for a name that is no section. */
export function sectionOfSlug(slug: string): Section | undefined {
  return sectionSlugs.find((entry) => entry.slug === slug)?.section;
}

/** Undefined for the sections without search screens. */
export function slugOfSection(section: Section): SectionSlug | undefined {
  return sectionSlugs.find((entry) => entry.section === section)?.slug;
}
