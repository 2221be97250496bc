import type { YearRange } from "@caliper/catalogue-model";
import { type Cells, numberIn } from "./cells.ts";

// The wire spells a year range in three ways.
const spellings = [
  ["Desde", "Hasta"],
  ["From", "To"],
  ["FROM", "TO"],
] as const;

/** The last year that the catalogue accepts; ends a range that is open. */
const lastYear = 2100;

/** A year or a range in the query of a search by vehicle. */
export function yearsAsked(years: YearRange | undefined) {
  if (years === undefined) return {};
  const { from, to } = years;
  return { year: from, year_to: to === from ? undefined : (to ?? lastYear) };
}

/** @throws {RangeError} when the row has no first year in any of the spellings. */
export function yearsIn(row: Cells): YearRange {
  for (const [from, to] of spellings) {
    const first = numberIn(row, from);
    if (first !== null) return { from: first, to: numberIn(row, to) };
  }
  throw new RangeError(`A row has no first year: ${Object.keys(row).join(", ")}`);
}
