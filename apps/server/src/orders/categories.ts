import { families, type FamilyId, familyOf, standardGrade } from "@caliper/catalogue-model";

/** A category of the purchase order: a product family under the name that the order form uses. */
export interface Category {
  readonly name: string;
  readonly family: FamilyId;
  /** By name; empty when the family has one price. */
  readonly subcategories: ReadonlyMap<string, string>;
}

/** Names that differ from the product type; the published form spells lining in the plural. */
const names: ReadonlyMap<FamilyId, string> = new Map([["brake_lining", "Brake Linings"]]);

/** In the specification's order. */
const subcategories: Readonly<Record<FamilyId, readonly (readonly [string, string])[]>> = {
  brake_pads: [
    ["Carbon Plus", "CARBON PLUS"],
    ["Severe Duty", "SEVERE DUTY"],
    ["Ceramic Plus", "CERAMIC PLUS"],
    ["Safety Quiet", "SAFETY QUIET"],
  ],
  brake_lining: [
    ["Fiber Glass", "FIBER GLASS"],
    ["Silver", "SILVER"],
    ["Gold", "GOLD"],
  ],
  brake_shoes: [
    ["Brake Shoes", "BRAKE SHOES"],
    ["Brake Rolls", "BRAKE ROLLS"],
  ],
  brake_rotors: [
    ["Standard", standardGrade],
    ["High Performance", "HIGH PERFORMANCE"],
  ],
  brake_fluids: [
    ["Plastic", "PLASTIC"],
    ["Aluminum", "ALUMINUM"],
  ],
  brake_drums: [],
  wheel_cylinders: [],
  master_cylinders: [],
  hardware: [],
  caliper_kits: [],
  pistons: [],
  cylinder_cups: [],
};

export const categories: readonly Category[] = families.map(({ id }) => ({
  name: names.get(id) ?? familyOf(id).productType,
  family: id,
  subcategories: new Map(subcategories[id]),
}));

/** Also by the product type, which is how other calls name the family. */
export function categoryNamed(name: string): Category | undefined {
  return categories.find(
    (category) => category.name === name || familyOf(category.family).productType === name,
  );
}

/** The subcategory's name of a grade: `Standard` of a rotor's `Precio`. */
export function subcategoryOf({ subcategories: known }: Category, grade: string): string {
  for (const [name, own] of known) if (own === grade) return name;
  return "";
}
