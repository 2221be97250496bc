import type { CatalogueColumn, CatalogueTable } from "@caliper/catalogue-model";
import { type Row, sameRow, uploadKey, withDerived } from "../changes/change.ts";
import type { Cell } from "./cells.ts";
import type { CellProblem } from "./problem.ts";
import { readRow, requiredProblems } from "./rows.ts";
import { type KnownProducts, resolveProducts, ruleProblems } from "./rules.ts";

export type RowKind = "added" | "changed" | "unchanged" | "removed" | "invalid";

/** What an import would make of one row. */
export interface ComparedRow {
  readonly kind: RowKind;
  /** The row in the sheet, from 1; null for a row that would be removed. */
  readonly sheetRow: number | null;
  readonly before: Row | null;
  readonly after: Row | null;
  readonly problems: readonly CellProblem[];
}

interface Options {
  readonly table: CatalogueTable;
  readonly mode: "total" | "partial";
  /** The columns of the header, in its order. */
  readonly columns: readonly CatalogueColumn[];
  /** The rows that are there now, by `uploadKey`. */
  readonly existing: ReadonlyMap<string, Row>;
  readonly products: KnownProducts;
  /** The number that the next row of a numbered table gets. */
  readonly nextId: number;
}

/**
 * Compares a sheet with a table, row by row and in the sheet's order. Nothing is written: what
 * comes out is both the preview and what a commit does.
 */
export function createComparison(options: Options) {
  const { table, mode, columns, existing, products } = options;
  const numbered = table.primaryKey[0] === "id";
  const keyHeader = columns.find((column) => column.key)?.header ?? "";
  const seen = new Map<string, number>();
  let nextId = options.nextId;

  function blankRow(): Row {
    return Object.fromEntries(table.columns.map(({ name }) => [name, null]));
  }

  function nextRow(before: Row | null, values: Row): Row {
    const next: Record<string, Row[string]> = { ...(before ?? blankRow()) };
    for (const [name, value] of Object.entries(values)) {
      // Blank cells of a partial import keep what is there.
      if (value === null && mode === "partial" && before !== null) continue;
      next[name] = value;
    }
    // What the database identifies the row by keeps its spelling, however the sheet writes it.
    if (before) for (const name of table.primaryKey) next[name] = before[name] ?? null;
    else if (numbered) next["id"] = nextId;
    return withDerived(table, next);
  }

  function invalid(
    sheetRow: number,
    before: Row | null,
    problems: readonly CellProblem[],
  ): ComparedRow {
    return { kind: "invalid", sheetRow, before, after: null, problems };
  }

  return {
    /** @param sheetRow the row's number in the sheet */
    compare(sheetRow: number, cells: readonly Cell[]): ComparedRow {
      const reading = readRow(columns, cells);
      const resolved = resolveProducts(table, reading.values, products);
      const key = uploadKey(table, resolved.row);
      const before = existing.get(key) ?? null;
      const earlier = seen.get(key);
      const keyIsWhole = !reading.problems.some(({ column }) =>
        columns.some((each) => each.key && each.header === column),
      );
      if (keyIsWhole && earlier === undefined) seen.set(key, sheetRow);
      const after = nextRow(before, resolved.row);
      const problems: CellProblem[] = [...reading.problems, ...resolved.problems];
      if (problems.length === 0) {
        problems.push(...requiredProblems(table, after), ...ruleProblems(table, after, products));
      }
      if (keyIsWhole && earlier !== undefined) {
        problems.push({
          column: keyHeader,
          value: String(resolved.row[columns.find((each) => each.key)?.name ?? ""] ?? ""),
          kind: "duplicate",
          expected: `each row once; it is already in row ${earlier}`,
          values: { row: earlier },
        });
      }
      if (problems.length > 0) return invalid(sheetRow, before, problems);
      if (before === null) {
        if (numbered) nextId += 1;
        return { kind: "added", sheetRow, before, after, problems };
      }
      const kind = sameRow(before, after) ? "unchanged" : "changed";
      return { kind, sheetRow, before, after, problems };
    },

    /** After the last row: what a total import would take away. */
    *removed(): Generator<ComparedRow> {
      if (mode === "partial") return;
      for (const [key, before] of existing) {
        if (seen.has(key)) continue;
        yield { kind: "removed", sheetRow: null, before, after: null, problems: [] };
      }
    },
  };
}

/** The declared columns in which two rows differ. */
export function changedColumns(
  table: CatalogueTable,
  before: Row | null,
  after: Row | null,
): readonly CatalogueColumn[] {
  if (!before || !after) return [];
  return table.columns.filter(({ name }) => (before[name] ?? null) !== (after[name] ?? null));
}

/** A row's key as people read it: `BR31338 · MIAMI`. */
export function labelOf(table: CatalogueTable, row: Row | null): string {
  const parts = table.columns
    .filter((column) => column.key)
    .map(({ name }) => row?.[name] ?? null)
    .filter((value) => value !== null && value !== "");
  return parts.join(" · ");
}
