import type { CatalogueColumn, CatalogueTable } from "@caliper/catalogue-model";
import type { Row } from "../changes/change.ts";
import { type CellProblem, shownValue } from "./problem.ts";

/** The first model year that is plausible. */
const firstYear = 1900;

/**
 * Values that are possible but unlikely, among the cells that a row adds or changes: outside the usual
 * range of their column, a year after the next one, not below the measure that they should be below, or a code
 * without a digit.
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
    if (column.type === "code" && typeof value === "string") {
      if (!isNew(column) || /\p{N}/u.test(value)) return [];
      const expected = "a code with a digit; this may be a heading or a note";
      return [{ column: column.header, value: shownValue(value), kind: "noDigit", expected }];
    }
    if (typeof value !== "number") return [];
    const about = () => ({ column: column.header, value: shownValue(value) });
    const range = column.type === "year" ? [firstYear, thisYear + 1] : column.usual;
    const [smallest = value, largest = value] = range ?? [];
    if (isNew(column) && (value < smallest || value > largest)) {
      const values = { smallest, largest };
      return [
        { ...about(), kind: "unusual", expected: `a value from ${smallest} to ${largest}`, values },
      ];
    }
    const upper = table.columns.find(({ field }) => field === column.below);
    const limit = upper && after[upper.name];
    if (!upper || typeof limit !== "number" || value < limit) return [];
    if (!isNew(column) && !isNew(upper)) return [];
    const values = { other: upper.header, limit };
    return [
      {
        ...about(),
        kind: "notBelow",
        expected: `less than ${limit}, the value of ${upper.title.en}`,
        values,
      },
    ];
  });
}
