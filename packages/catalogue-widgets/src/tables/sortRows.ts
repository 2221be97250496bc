import type { TableRow } from "@caliper/api-client";
import { searchKey } from "../search/index.ts";

export interface TableSort {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

const collator = new Intl.Collator("es", { numeric: true, sensitivity: "base" });

/** Rows whose cells hold the text, compared by letters and digits only; all of them without a text. */
export function filterRows(rows: readonly TableRow[], text: string): readonly TableRow[] {
  const wanted = searchKey(text);
  if (wanted === "") return rows;
  return rows.filter(({ cells }) =>
    Object.values(cells).some((cell) => cell !== null && searchKey(String(cell)).includes(wanted)),
  );
}

/** Numbers by value, texts alphabetically with their numbers by value, empty cells last. */
export function sortRows(
  rows: readonly TableRow[],
  { column, direction }: TableSort,
): readonly TableRow[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one.cells[column] ?? null, other.cells[column] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * collator.compare(String(a), String(b));
  });
}
