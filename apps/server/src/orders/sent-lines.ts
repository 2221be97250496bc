/** The lines of an order that is sent, and their totals. */
import { familyOf } from "@caliper/catalogue-model";
import { categories, subcategoryOf } from "./categories.ts";
import type { Offer, SentLine } from "./orders.repository.ts";

/** As the workbook has it: `Brake Rotors, ventilated, front, Standard`. */
function describe({ family, detail, grade }: Pick<Offer, "family" | "detail" | "grade">): string {
  const category = categories.find((each) => each.family === family);
  const subcategory = category ? subcategoryOf(category, grade) : "";
  const words = [familyOf(family).productType, detail.en, subcategory];
  return words.filter((word) => word !== "").join(", ");
}

export function sentLine(offer: Offer, quantity: number): SentLine {
  const { family: _family, cents, ...product } = offer;
  return { ...product, description: describe(offer), price: cents / 100, quantity };
}

export const totalsOf = (lines: readonly SentLine[]) => ({
  line_count: lines.length,
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total_cents: lines.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    0,
  ),
});
