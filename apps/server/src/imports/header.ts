import type { CatalogueColumn, CatalogueTable } from "../catalogue/tables/index.ts";

export interface HeaderProblem {
  /** The header as it stands in the sheet, or that of the column that lacks. */
  readonly header: string;
  readonly kind: "unknown" | "twice" | "missing" | "empty";
  readonly expected: string;
}

export type HeaderReading =
  | { readonly columns: readonly CatalogueColumn[] }
  | { readonly problems: readonly HeaderProblem[] };

/** Case, accents, spaces and signs do not matter in a header: `outer diam` is `OUTER_DIAM`. */
const headerKey = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** How many letters have to be changed, added or removed; Levenshtein, one row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Finds the declared column of every header. The key columns must be there, every other may be
 * absent; a header that the table does not know is refused, because its cells would be lost.
 */
export function readHeader(table: CatalogueTable, headers: readonly string[]): HeaderReading {
  const byKey = new Map(table.columns.map((column) => [headerKey(column.header), column]));
  const columns: CatalogueColumn[] = [];
  const problems: HeaderProblem[] = [];
  for (const header of headers) {
    const column = byKey.get(headerKey(header));
    if (header.trim() === "") {
      problems.push({ header, kind: "empty", expected: "a name in every cell of the header" });
    } else if (!column) {
      problems.push({ header, kind: "unknown", expected: nearest(table, header) });
    } else if (columns.includes(column)) {
      problems.push({ header, kind: "twice", expected: "each column once" });
    } else {
      columns.push(column);
    }
  }
  for (const column of table.columns) {
    if (column.key && column.required && !columns.includes(column)) {
      problems.push({
        header: column.header,
        kind: "missing",
        expected: `a column ${column.header}: it says which row is meant`,
      });
    }
  }
  return problems.length > 0 ? { problems } : { columns };
}

function nearest(table: CatalogueTable, header: string): string {
  const key = headerKey(header);
  const [best] = table.columns
    .map(({ header: known }) => ({ known, off: distance(key, headerKey(known)) }))
    .toSorted((a, b) => a.off - b.off);
  if (best && best.off <= Math.max(2, Math.floor(key.length / 3))) return `${best.known}, perhaps`;
  return `one of ${table.columns.map((column) => column.header).join(", ")}`;
}
