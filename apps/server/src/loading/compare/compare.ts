import { type CatalogueColumn, type CatalogueTable, gtin14 } from "@caliper/catalogue-model";
import { type Chains, endsOf } from "../chains.ts";
import {
  type Row,
  sameRow,
  uploadKey,
  withDerived,
  withObserved,
  withoutObserved,
} from "../change.ts";
import { createNaming, type NamesByColumn } from "./vocabulary.ts";
import { type CellProblem, cellProblem } from "../problem.ts";
import { type ReadRow, requiredProblems } from "../upload/rows.ts";
import { type KnownProducts, resolveProducts, ruleProblems } from "./rules.ts";
import { cellOf, sheetRowOf, type SheetSource } from "../sheet-source.ts";
import { warningsOf } from "./warnings.ts";
import { message } from "../../messages/message.ts";

export type RowKind = "added" | "changed" | "unchanged" | "removed" | "invalid";

/** The result of comparing one row. */
export interface ComparedRow {
  readonly kind: RowKind;
  /** Number of the row in the upload, as if each were one of the sheet; null for a removed row. */
  readonly sheetRow: number | null;
  /** Number of the row among those that its sheet row was split into, from 0. */
  readonly part: number;
  readonly before: Row | null;
  readonly after: Row | null;
  readonly problems: readonly CellProblem[];
  /** Unlikely values of an added or changed row. */
  readonly warnings: readonly CellProblem[];
  /** Headers of the cells from which invisible characters were removed. */
  readonly cleaned: readonly string[];
}

interface Options {
  readonly table: CatalogueTable;
  readonly mode: "total" | "partial";
  /** The columns in the order of the header. */
  readonly columns: readonly CatalogueColumn[];
  /** Current rows by `uploadKey`, and products; at least those of the row that is compared. */
  readonly existing: ReadonlyMap<string, Row>;
  readonly products: KnownProducts;
  /** Of a private table: the accounts whose rows may be loaded, by their keys. */
  readonly accounts?: ReadonlyMap<string, string> | undefined;
  readonly names: NamesByColumn;
  /** Of a table with a chain: the rows that stay, to which those of the sheet are added. */
  readonly chains?: Chains | undefined;
  /** Id of the next row of a table with numbered rows. */
  readonly nextId: number;
  readonly thisYear: number;
  /** When the upload began, in ms since 1970. */
  readonly loadedAt: number;
  readonly source?: SheetSource;
}

/**
 * Compares a sheet with a table row by row, in the order of the sheet, without writing. Preview and
 * commit use the same result.
 */
export function createComparison(options: Options) {
  const { table, mode, columns, existing, products, chains, thisYear, source = {} } = options;
  const numbered = table.primaryKey[0] === "id";
  const filled = table.columns.filter(({ whenEmpty }) => whenEmpty !== undefined);
  const keyHeader = columns.find((column) => column.key)?.header ?? "";
  const rowByKey = new Map<string, number>();
  const naming = createNaming(table, options.names);
  let nextId = options.nextId;

  const blankRow: Row = Object.fromEntries(table.columns.map(({ name }) => [name, null]));

  function nextRow(before: Row | null, values: Row): Row {
    // A row of state states everything.
    const base = table.keepsHistory ? before : null;
    const next: Record<string, Row[string]> = {
      ...(base ? withoutObserved(table, base) : blankRow),
    };
    for (const [name, value] of Object.entries(values)) {
      // Blank cells of a partial import keep the current value.
      if (value === null && mode === "partial" && base !== null) continue;
      next[name] = value;
    }
    for (const { name, whenEmpty } of filled)
      if (next[name] === null) next[name] = whenEmpty?.(next, options.loadedAt) ?? null;
    keepSpelling(table, before, next);
    if (before) naming.keep(before, next);
    // Primary key values keep their stored spelling.
    if (before) for (const name of table.primaryKey) next[name] = before[name] ?? null;
    else if (numbered) next["id"] = nextId;
    return withDerived(table, withObserved(table, next));
  }

  /** With the cell of the problem, if the sheet has its column. */
  function placed(problem: CellProblem, sheetRow: number): CellProblem {
    const at = columns.findIndex(({ header }) => header === problem.column);
    const beyond = problem.values?.["column"];
    const cell =
      at >= 0
        ? cellOf(source, sheetRow, at)
        : beyond !== undefined && `${beyond}${sheetRowOf(source, sheetRow)}`;
    return cell ? { ...problem, cell } : problem;
  }

  /** A row that leads back to where it began; any other row becomes part of the chains. */
  function chainProblems(row: Row): CellProblem[] {
    if (!chains) return [];
    const ends = endsOf(table, row);
    const way = chains.wayBack(ends);
    if (!way) {
      chains.add(ends);
      return [];
    }
    const [code, value] = ends;
    const chain = [code, ...way].join(" → ");
    const column = table.columns.find(({ name }) => name === table.chain[1]) ?? { header: "" };
    const expected =
      way.length === 1 ? message("cell.ownReplacement") : message("cell.cycle", { code, chain });
    return [cellProblem(column, value, "cycle", expected, { chain })];
  }

  return {
    names: naming,

    compare(sheetRow: number, reading: ReadRow, part = 0): ComparedRow {
      const resolved = resolveProducts(table, reading.values, products, options.accounts);
      const literal = uploadKey(table, resolved.row);
      // A row that exists under another name of its maker keeps that name.
      const row = existing.has(literal) ? resolved.row : naming.resolve(resolved.row);
      const key = row === resolved.row ? literal : uploadKey(table, row);
      const before = existing.get(key) ?? null;
      const earlier = rowByKey.get(key);
      const keyIsWhole = !reading.problems.some(({ column }) =>
        columns.some((each) => each.key && each.header === column),
      );
      if (keyIsWhole && earlier === undefined) rowByKey.set(key, sheetRow);
      const after = nextRow(before, row);
      const problems: CellProblem[] = [...reading.problems, ...resolved.problems];
      if (problems.length === 0) {
        problems.push(...requiredProblems(table, after), ...ruleProblems(table, after, products));
        if (before === null) problems.push(...naming.problemsOfCode(after));
      }
      if (problems.length === 0) problems.push(...chainProblems(after));
      if (keyIsWhole && earlier !== undefined) {
        const label = labelOf(table, row);
        problems.push({
          column: keyHeader,
          value: String(row[columns.find((each) => each.key)?.name ?? ""] ?? ""),
          kind: "duplicate",
          expected: message("cell.duplicate", {
            key: label,
            row: sheetRowOf(source, earlier),
          }),
        });
      }
      const { cleaned } = reading;
      const common = { sheetRow, part, before, problems: [], cleaned };
      if (problems.length > 0) {
        const places = problems.map((problem) => placed(problem, sheetRow));
        return { ...common, kind: "invalid", problems: places, after: null, warnings: [] };
      }
      naming.count(reading.values, before, after);
      const warnings = warningsOf(table, before, after, thisYear).map((warning) =>
        placed(warning, sheetRow),
      );
      if (before === null) {
        if (numbered) nextId += 1;
        return { ...common, kind: "added", after, warnings };
      }
      const kind = sameRow(before, after) ? "unchanged" : "changed";
      return { ...common, kind, after, warnings };
    },

    /** After the last row: those of these current rows that a total import removes. */
    *removed(rows: readonly Row[]): Generator<ComparedRow> {
      for (const before of rows) {
        if (rowByKey.has(uploadKey(table, before))) continue;
        const none = { problems: [], warnings: [], cleaned: [] };
        yield { kind: "removed", sheetRow: null, part: 0, before, after: null, ...none };
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
