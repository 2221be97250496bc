import { texts, type Texts } from "./languages.ts";

/** The price column of a family that has only one, and a rotor's standard grade. */
export const standardGrade = "Precio";

/** Titles of the price columns, by the name that the catalogue stores. */
export const gradeTitles = {
  [standardGrade]: texts("Price", "Precio"),
  "CERAMIC PLUS": texts("Ceramic Plus"),
  "SEVERE DUTY": texts("Severe Duty"),
  "SAFETY QUIET": texts("Safety Quiet"),
  "CARBON PLUS": texts("Carbon Plus"),
  "FIBER GLASS": texts("Fiber Glass"),
  SILVER: texts("Silver"),
  GOLD: texts("Gold"),
  "BRAKE SHOES": texts("Brake Shoes", "Bandas"),
  "BRAKE ROLLS": texts("Brake Rolls", "Rollos"),
  "HIGH PERFORMANCE": texts("High Performance"),
  PLASTIC: texts("Plastic", "Plástico"),
  ALUMINUM: texts("Aluminum", "Aluminio"),
} as const satisfies Readonly<Record<string, Texts>>;

export type Grade = keyof typeof gradeTitles;

/** The standard grade of a product that has several grades, such as a rotor. */
const standardTitle = texts("Standard", "Estándar");

/** Undefined for a grade that the catalogue does not know. `isOneOfSeveral`: the product has other grades too. */
export function gradeTitle(grade: string, isOneOfSeveral = false): Texts | undefined {
  if (grade === standardGrade && isOneOfSeveral) return standardTitle;
  return Object.hasOwn(gradeTitles, grade) ? gradeTitles[grade as Grade] : undefined;
}
