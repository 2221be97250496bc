import { type CatalogueColumn, type CatalogueTable, gtin14 } from "@caliper/catalogue-model";
import { type Row, sameRow, uploadKey, withDerived } from "../changes/change.ts";
import type { Cell } from "./cells.ts";
import type { CellProblem } from "./problem.ts";
import { readRow, requiredProblems } from "./rows.ts";
import { type KnownProducts, resolveProducts, ruleProblems } from "./rules.ts";
import { warningsOf } from "./warnings.ts";

export type RowKind = "added" | "changed" | "unchanged" | "removed" | "invalid";

/** The result of comparing one row. */
export interface ComparedRow {
  readonly kind: RowKind;
  /** Row number in the sheet, from 1; null for a removed row. */
  readonly sheetRow: number | null;
  readonly before: Row | null;
  readonly after: Row | null;
  readonly problems: readonly CellProblem[];
  /** Unlikely values of an added or changed row. */
  readonly warnings: readonly CellProblem[];
}

interface Options {
  readonly table: CatalogueTable;
  readonly mode: "total" | "partial";
  /** The columns in the order of the header. */
  readonly columns: readonly CatalogueColumn[];
  /** Current rows by `uploadKey`. */
  readonly existing: ReadonlyMap<string, Row>;
  readonly products: KnownProducts;
  /** Id of the next row of a table with numbered rows. */
  readonly nextId: number;
  readonly thisYear: number;
}

/**
 * Compares a sheet with a table row by row, in the order of the sheet, without writing. Preview and
 * commit use the same result.
 */
export function createComparison(options: Options) {
  const { table, mode, columns, existing, products, thisYear } = options;
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
      // Blank cells of a partial import keep the current value.
      if (value === null && mode === "partial" && before !== null) continue;
      next[name] = value;
    }
    keepSpelling(table, before, next);
    // Primary key values keep their stored spelling.
    if (before) for (const name of table.primaryKey) next[name] = before[name] ?? null;
    else if (numbered) next["id"] = nextId;
    return withDerived(table, next);
  }

  function invalid(
    sheetRow: number,
    before: Row | null,
    problems: readonly CellProblem[],
  ): ComparedRow {
    return { kind: "invalid", sheetRow, before, after: null, problems, warnings: [] };
  }

  return {
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
          expected: `each row once; this one repeats row ${earlier}`,
          values: { row: earlier },
        });
      }
      if (problems.length > 0) return invalid(sheetRow, before, problems);
      const warnings = warningsOf(table, before, after, thisYear);
      if (before === null) {
        if (numbered) nextId += 1;
        return { kind: "added", sheetRow, before, after, problems, warnings };
      }
      const kind = sameRow(before, after) ? "unchanged" : "changed";
      return { kind, sheetRow, before, after, problems, warnings };
    },

    /** Call after the last row: the rows that a total import removes. */
    *removed(): Generator<ComparedRow> {
      if (mode === "partial") return;
      for (const [key, before] of existing) {
        if (seen.has(key)) continue;
        yield {
          kind: "removed",
          sheetRow: null,
          before,
          after: null,
          problems: [],
          warnings: [],
        };
      }
    },
  };
}

/** A barcode that is the same GTIN with more or fewer leading zeros is not a change. */
function keepSpelling(
  table: CatalogueTable,
  before: Row | null,
  next: Record<string, Row[string]>,
) {
  for (const { name, type } of table.columns) {
    const [old, value] = [before?.[name], next[name]];
    if (type !== "barcode" || typeof old !== "string" || typeof value !== "string") continue;
    if (gtin14(old) === gtin14(value)) next[name] = old;
  }
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

/** The readable key of a row: `BR31338 · MIAMI`. */
export function labelOf(table: CatalogueTable, row: Row | null): string {
  const parts = table.columns
    .filter((column) => column.key)
    .map(({ name }) => row?.[name] ?? null)
    .filter((value) => value !== null && value !== "");
  return parts.join(" · ");
}
