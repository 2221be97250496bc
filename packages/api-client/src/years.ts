import type { YearRange } from "@caliper/catalogue-model";
import { type Cells, numberIn } from "./cells.ts";

// The wire spells a year range in three ways.
const spellings = [
  ["Desde", "Hasta"],
  ["From", "To"],
  ["FROM", "TO"],
] as const;

/** @throws {RangeError} when the row has no first year in any of the spellings. */
export function yearsIn(row: Cells): YearRange {
  for (const [from, to] of spellings) {
    const first = numberIn(row, from);
    if (first !== null) return { from: first, to: numberIn(row, to) };
  }
  throw new RangeError(`A row has no first year: ${Object.keys(row).join(", ")}`);
}
