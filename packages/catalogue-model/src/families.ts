import { type Grade, standardGrade } from "./grades.ts";
import { texts, type Texts } from "./languages.ts";
import type { Section } from "./sections.ts";

/** The flags of a PLANTA account, each of which opens families. */
export const flags = ["P_BL", "P_BP", "P_BR", "P_WC_MC", "P_HARD"] as const;

export type Flag = (typeof flags)[number];

export interface Family {
  readonly id: string;
  /** The product type on the wire. */
  readonly productType: string;
  readonly section: Section;
  /** What a PLANTA account needs; `never` closes the family to PLANTA, `none` opens it to all. */
  readonly flag: Flag | "none" | "never";
  /** Price columns in the order in which they are shown. */
  readonly grades: readonly [string, ...string[]];
  readonly title: {
    /** One product: a rotor, but a set of pads. */
    readonly one: Texts;
    readonly many: Texts;
    /** For filter chips. */
    readonly short: Texts;
  };
}

const onlyPrice = [standardGrade] as const;

/** Every product family, in the order in which lists show them. */
export const families = [
  {
    id: "brake_pads",
    productType: "Brake Pads",
    section: "brakepad_band",
    flag: "P_BP",
    grades: ["CERAMIC PLUS", "SEVERE DUTY", "SAFETY QUIET", "CARBON PLUS"],
    title: {
      one: texts("Brake Pads", "Pastillas de freno"),
      many: texts("Brake Pads", "Pastillas de freno"),
      short: texts("Pads", "Pastillas"),
    },
  },
  {
    id: "brake_shoes",
    productType: "Brake Shoes",
    section: "brakepad_band",
    flag: "P_BL",
    grades: ["BRAKE SHOES", "BRAKE ROLLS"],
    title: {
      one: texts("Brake Shoes", "Bandas de freno"),
      many: texts("Brake Shoes", "Bandas de freno"),
      short: texts("Shoes", "Bandas"),
    },
  },
  {
    id: "brake_lining",
    productType: "Brake Lining",
    section: "brakepad_band",
    flag: "P_BL",
    grades: ["FIBER GLASS", "SILVER", "GOLD"],
    title: {
      one: texts("Brake Lining", "Forro de freno"),
      many: texts("Brake Lining", "Forros de freno"),
      short: texts("Lining", "Forros"),
    },
  },
  {
    id: "brake_rotors",
    productType: "Brake Rotors",
    section: "rotor_drum",
    flag: "P_BR",
    grades: [standardGrade, "HIGH PERFORMANCE"],
    title: {
      one: texts("Brake Rotor", "Rotor de freno"),
      many: texts("Brake Rotors", "Rotores de freno"),
      short: texts("Rotors", "Rotores"),
    },
  },
  {
    id: "brake_drums",
    productType: "Brake Drums",
    section: "rotor_drum",
    flag: "P_BR",
    grades: onlyPrice,
    title: {
      one: texts("Brake Drum", "Tambor de freno"),
      many: texts("Brake Drums", "Tambores de freno"),
      short: texts("Drums", "Tambores"),
    },
  },
  {
    id: "wheel_cylinders",
    productType: "Wheel Cylinders",
    section: "cylinder_bomb",
    flag: "P_WC_MC",
    grades: onlyPrice,
    title: {
      one: texts("Wheel Cylinder", "Cilindro de rueda"),
      many: texts("Wheel Cylinders", "Cilindros de rueda"),
      short: texts("Wheel cylinders", "Cilindros"),
    },
  },
  {
    id: "master_cylinders",
    productType: "Master Cylinders",
    section: "cylinder_bomb",
    flag: "P_WC_MC",
    grades: onlyPrice,
    title: {
      one: texts("Master Cylinder", "Bomba de freno"),
      many: texts("Master Cylinders", "Bombas de freno"),
      short: texts("Master cylinders", "Bombas"),
    },
  },
  {
    id: "hardware",
    productType: "Hardware",
    section: "hardware",
    flag: "P_HARD",
    grades: onlyPrice,
    title: {
      one: texts("Hardware", "Herrajes"),
      many: texts("Hardware", "Herrajes"),
      short: texts("Hardware", "Herrajes"),
    },
  },
  {
    id: "caliper_kits",
    productType: "Caliper Systems",
    section: "kit_caliper",
    flag: "never",
    grades: onlyPrice,
    title: {
      one: texts("Caliper System", "Kit de caliper"),
      many: texts("Caliper Systems", "Kits de caliper"),
      short: texts("Calipers"),
    },
  },
  {
    id: "pistons",
    productType: "Pistons",
    section: "piston",
    flag: "never",
    grades: onlyPrice,
    title: {
      one: texts("Piston", "Pistón"),
      many: texts("Pistons", "Pistones"),
      short: texts("Pistons", "Pistones"),
    },
  },
  {
    id: "cylinder_cups",
    productType: "Cylinder Cups",
    section: "cylinder_cups",
    flag: "never",
    grades: onlyPrice,
    title: {
      one: texts("Cylinder Cup", "Goma de cilindro"),
      many: texts("Cylinder Cups", "Gomas de cilindro"),
      short: texts("Cups", "Gomas"),
    },
  },
  {
    id: "brake_fluids",
    productType: "Brake Fluids",
    section: "brake_fluid",
    flag: "none",
    grades: ["PLASTIC", "ALUMINUM"],
    title: {
      one: texts("Brake Fluid", "Líquido de frenos"),
      many: texts("Brake Fluids", "Líquidos de frenos"),
      short: texts("Fluids", "Líquidos"),
    },
  },
] as const satisfies readonly (Family & { readonly grades: readonly Grade[] })[];

export type FamilyId = (typeof families)[number]["id"];

export type ProductType = (typeof families)[number]["productType"];

export const familyIds: readonly FamilyId[] = families.map((family) => family.id);

export function isFamilyId(text: string): text is FamilyId {
  return families.some(({ id }) => id === text);
}

export function familyOf(id: FamilyId): Family & { readonly productType: ProductType } {
  const family = families.find((each) => each.id === id);
  if (family === undefined) throw new RangeError(`There is no product family ${id}`);
  return family;
}

/** Undefined for an unknown product type. */
export function familyIdOfType(productType: ProductType): FamilyId;
export function familyIdOfType(productType: string): FamilyId | undefined;
export function familyIdOfType(productType: string): FamilyId | undefined {
  return families.find((family) => family.productType === productType)?.id;
}

export function familiesOfSection(section: Section): readonly FamilyId[] {
  return families.filter((family) => family.section === section).map((family) => family.id);
}

export function mapFamilies<Value>(
  valueOf: (id: FamilyId) => Value,
): Readonly<Record<FamilyId, Value>> {
  return Object.fromEntries(familyIds.map((id) => [id, valueOf(id)])) as Record<FamilyId, Value>;
}

/** The place of each family in the custom table of interchanges, which is its index on the wire; null if it has none. */
const reportPlaces = {
  brake_drums: 0,
  brake_lining: 1,
  brake_pads: 2,
  brake_rotors: 3,
  brake_shoes: 4,
  hardware: 5,
  master_cylinders: 6,
  wheel_cylinders: 7,
  caliper_kits: null,
  pistons: null,
  cylinder_cups: null,
  brake_fluids: null,
} as const satisfies Readonly<Record<FamilyId, number | null>>;

export type ReportFamily = {
  [Id in FamilyId]: (typeof reportPlaces)[Id] extends number ? Id : never;
}[FamilyId];

const isInReport = (id: FamilyId): id is ReportFamily => reportPlaces[id] !== null;

/** The families of the custom table of interchanges, in the order of their indices on the wire. */
export const reportFamilies: readonly ReportFamily[] = familyIds
  .filter(isInReport)
  .toSorted((a, b) => reportPlaces[a] - reportPlaces[b]);
