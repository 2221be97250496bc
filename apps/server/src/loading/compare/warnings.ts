import type { CatalogueColumn, CatalogueTable } from "@caliper/catalogue-model";
import type { Row } from "../change.ts";
import { type CellProblem, cellProblem } from "../problem.ts";
import { message } from "../../messages/message.ts";

/** The first model year that is plausible. */
const firstYear = 1900;
const centsPerDollar = 100;
/** In cents: a price of 0 is more likely missing than free. Larger prices are rejected. */
const usualPrices = [1, 2_000_000_000] as const;

/** The likely values of a column, as stored; undefined if none are unlikely. */
function rangeOf({ type, usual }: CatalogueColumn, thisYear: number) {
  if (type === "year") return [firstYear, thisYear + 1] as const;
  return type === "price" ? usualPrices : usual;
}

/**
 * Letters of an encoding that was read as another: `PeÃ±Ã³n`, `Citro‰n`, `Pe¤¢n`. Such signs do not occur in words.
 */
const garbled =
  /[\u00C2\u00C3\u00C5][\u0080-\u00BF\u0152-\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|â€|\p{L}[\u0080-\u009F¢-¦¨©¬®¯±¶¸¿‚„†‡ˆ‰‹›˜√∂∆Ω≈◊\u2500-\u259F\uE000-\uF8FF\uFFFD]{1,2}\p{L}|\p{L}[–—‘“”•…]\p{Ll}|[\u2500-\u259F\uFFFD]/u;

/** Whether a stored value is in the usual range of its column. Years that have not come yet are not checked. */
export function isUsual(
  column: CatalogueColumn,
  value: Row[string],
  thisYear = Number.POSITIVE_INFINITY,
): boolean {
  const [from, to] = rangeOf(column, thisYear) ?? [];
  if (typeof value !== "number" || from === undefined || to === undefined) return true;
  return value >= from && value <= to;
}

/**
 * Values that are possible but unlikely, among the cells that a row adds or changes: outside the usual
 * range of their column, a year after the next one, not below the measure that they should be below, a code
 * without a digit, or letters of another encoding.
 */
export function warningsOf(
  table: CatalogueTable,
  before: Row | null,
  after: Row,
  thisYear: number,
): CellProblem[] {
  const isNew = ({ name }: CatalogueColumn) => (before?.[name] ?? null) !== (after[name] ?? null);
  return table.columns.flatMap((column): CellProblem[] => {
    const value = after[column.name];
    if (typeof value === "string" && isNew(column) && garbled.test(value))
      return [cellProblem(column, value, "garbled", message("cell.garbled"))];
    if (column.type === "code" && typeof value === "string") {
      if (!isNew(column) || /\p{N}/u.test(value)) return [];
      return [cellProblem(column, value, "noDigit", message("cell.noDigit"))];
    }
    if (typeof value !== "number") return [];
    const scale = column.type === "price" ? centsPerDollar : 1;
    if (isNew(column) && !isUsual(column, value, thisYear)) {
      const [from = value, to = value] = rangeOf(column, thisYear) ?? [];
      const expected = message("cell.unusual", { smallest: from / scale, largest: to / scale });
      return [cellProblem(column, value / scale, "unusual", expected)];
    }
    const upper = table.columns.find(({ field }) => field === column.below);
    const limit = upper && after[upper.name];
    if (!upper || typeof limit !== "number" || value < limit) return [];
    if (!isNew(column) && !isNew(upper)) return [];
    const expected = message("cell.notBelow", { limit, other: upper.title });
    return [cellProblem(column, value / scale, "notBelow", expected, { other: upper.header })];
  });
}
