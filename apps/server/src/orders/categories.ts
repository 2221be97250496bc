import { families, type FamilyId, familyOf, gradeTitle } from "@caliper/catalogue-model";

/** A category of the purchase order: a product family under the name that the order form uses. */
export interface Category {
  readonly name: string;
  readonly family: FamilyId;
  /** By name; empty when the family has one price. */
  readonly subcategories: ReadonlyMap<string, string>;
}

/** Names that differ from the product type; the published form spells lining in the plural. */
const names: ReadonlyMap<FamilyId, string> = new Map([["brake_lining", "Brake Linings"]]);

/** Where the specification's order is not that of the price columns. */
const orderedGrades: Readonly<Partial<Record<FamilyId, readonly string[]>>> = {
  brake_pads: ["CARBON PLUS", "SEVERE DUTY", "CERAMIC PLUS", "SAFETY QUIET"],
};

/** The form calls grades by their English titles; a family with one grade has no subcategories. */
const subcategoriesOf = (family: FamilyId, grades: readonly string[]) =>
  grades.length === 1
    ? []
    : (orderedGrades[family] ?? grades).map(
        (grade) => [gradeTitle(grade, true)?.en ?? grade, grade] as const,
      );

export const categories: readonly Category[] = families.map(({ id, grades, productType }) => ({
  name: names.get(id) ?? productType,
  family: id,
  subcategories: new Map(subcategoriesOf(id, grades)),
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
