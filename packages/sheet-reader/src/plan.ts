/** Finds the sheet, the table, the header and the meaning of the columns of a workbook. */
import {
  type CatalogueTable,
  catalogueTables,
  headerKey,
  matchHeader,
  tableByWireName,
  tablesNamed,
} from "@caliper/catalogue-model";
import type { Book } from "./book.ts";
import {
  headerRowOf,
  isEmpty,
  lastHeaderRow,
  namedRow,
  namesIn,
  namesWithUnits,
  tableNameOf,
  tableSpelled,
} from "./header.ts";
import { type ColumnMeaning, openPoints, type SheetMeaning, spreadNamed } from "./meaning.ts";
import type { SheetCell } from "./numbers.ts";

/** The location of a table's rows in a workbook, and their meaning. */
export interface SheetPlan extends SheetMeaning {
  readonly sheet: string;
  /** From 1. */
  readonly headerRow: number;
}

/** The first rows of a sheet. */
export interface SheetTop {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
}

/** Rows of a `SheetTop`: every row that may be the header, and three under it. */
export const topRows = lastHeaderRow + 3;

/** Number of sheets whose first rows are examined. */
const maxSheets = 50;

/** The first rows of the visible sheets. */
export async function lookAt(book: Book): Promise<SheetTop[]> {
  const tops: SheetTop[] = [];
  for (const [index, name] of book.sheets.slice(0, maxSheets).entries()) {
    tops.push({ name, rows: (await book.read(index, { lastRow: topRows })).rows });
  }
  return tops;
}

/** Columns that an administrator matched before, for every sheet with the same header. */
export interface KnownLayout extends SheetMeaning {
  readonly header: readonly string[];
}

export interface SheetFit {
  readonly plan: SheetPlan;
  readonly header: readonly string[];
  /** Columns with a name of the table. */
  readonly matched: number;
  /** Columns with cells but unknown names. */
  readonly unknown: readonly number[];
  /** Headers of missing key columns. */
  readonly missing: readonly string[];
  /** Every column is known, no key is missing, and no column becomes rows, which is for the administrator to confirm. */
  readonly isComplete: boolean;
}

const widthOf = ({ rows }: SheetTop) => Math.max(0, ...rows.map(({ length }) => length));

/** The meaning of a sheet's columns for a table, by their names in a row. */
export function fitOf(
  top: SheetTop,
  table: CatalogueTable,
  headerRow = headerRowOf(top.rows, table),
): SheetFit {
  const header = namesIn(top.rows[headerRow - 1]);
  const withUnits = namesWithUnits(top.rows[headerRow - 1], top.rows[headerRow]);
  const below = top.rows.slice(withUnits ? headerRow + 1 : headerRow);
  const matchedHeaders = new Set<string>();
  const unknown: number[] = [];
  const meanings = header.map((name, at): ColumnMeaning => {
    const match = matchHeader(table, withUnits?.[at] ?? name);
    if (match?.kind === "column" && !matchedHeaders.has(match.column.header)) {
      matchedHeaders.add(match.column.header);
      return match.unit ? `${match.column.header} (${match.unit.name})` : match.column.header;
    }
    const isUsed = name !== "" || below.some((row) => !isEmpty(row[at]));
    if (match?.kind !== "note" && isUsed) unknown.push(at);
    return null;
  });
  const columns = withSpread(table, header, meanings, matchedHeaders);
  const spread = columns.filter((meaning, at) => meaning !== meanings[at]).length;
  const left = unknown.filter((at) => columns[at] === null);
  const missingHeaders = openPoints(table, { columns }).missing.map((column) => column.header);
  return {
    plan: { sheet: top.name, headerRow, table: table.wireName, columns },
    header,
    matched: matchedHeaders.size + spread,
    unknown: left,
    missing: missingHeaders,
    isComplete: unknown.length === 0 && missingHeaders.length === 0 && matchedHeaders.size > 0,
  };
}

/** The columns, with those that are named after values of a column that the sheet lacks. */
function withSpread(
  table: CatalogueTable,
  header: readonly string[],
  columns: readonly ColumnMeaning[],
  matchedHeaders: ReadonlySet<string>,
): readonly ColumnMeaning[] {
  return columns.map((meaning, at) => {
    const spread = meaning === null ? spreadNamed(table, header[at] ?? "") : undefined;
    const isTaken = [spread?.column, ...Object.keys(spread?.values ?? {})].some((name) =>
      matchedHeaders.has(name ?? ""),
    );
    return spread && !isTaken ? spread : meaning;
  });
}

/** How a table was found. */
export type PlanReason = "layout" | "rule" | "name" | "header" | "none";

export interface SheetProposal {
  readonly plan: SheetPlan;
  readonly reason: PlanReason;
  /** The plan needs no decision; otherwise it is the best guess. */
  readonly isCertain: boolean;
}

const layoutKey = (header: readonly string[]) => header.map(headerKey).join("\n");

/** The plan of the first sheet whose header was matched before. */
export function remembered(
  tops: readonly SheetTop[],
  layouts: readonly KnownLayout[],
): SheetPlan | undefined {
  const layoutByKey = new Map(layouts.map((layout) => [layoutKey(layout.header), layout]));
  for (const { name: sheet, rows } of layoutByKey.size > 0 ? tops : []) {
    for (const [index, row] of rows.slice(0, lastHeaderRow).entries()) {
      const layout = layoutByKey.get(layoutKey(namesIn(row)));
      if (!layout || !tableByWireName(layout.table)) continue;
      const { header: _header, ...meaning } = layout;
      return { ...meaning, sheet, headerRow: index + 1 };
    }
  }
  return undefined;
}

/** Whether a sheet has the names of one of these tables, or a header that was matched before. */
export const mayContain = (
  top: SheetTop,
  tables: readonly (CatalogueTable | undefined)[],
  layouts: readonly KnownLayout[],
): boolean =>
  remembered([top], layouts) !== undefined ||
  tables.some(
    (table) => table && namedRow(top.rows, table) !== undefined && fitOf(top, table).isComplete,
  );

/** The row that most probably is a header of unknown names: the first with as many cells as any other. */
function fullestRow({ rows }: SheetTop): number {
  const filled = rows.slice(0, lastHeaderRow).map((row) => row.filter((cell) => !isEmpty(cell)));
  const maxLength = Math.max(0, ...filled.map(({ length }) => length));
  const at = filled.findIndex(({ length }) => length === maxLength);
  return Math.max(0, at) + 1;
}

/** A plan with the row that most probably is the header, and the columns that it names. */
export const blankPlan = (top: SheetTop, wireName: string): SheetPlan => {
  const headerRow = fullestRow(top);
  const table = tableByWireName(wireName);
  const plan = table && fitOf(top, table, headerRow).plan;
  if (plan && plan.columns.length > 0) return plan;
  const width = namesIn(top.rows[headerRow - 1]).length || widthOf(top);
  const columns = Array.from({ length: width }, () => null);
  return { sheet: top.name, headerRow, table: wireName, columns };
};

/**
 * The best plan for a workbook: columns that were matched before; or the table that the specification derives from the file name, if
 * the header fits; or the table that the names of file and sheet suggest and the header confirms. Otherwise the administrator must choose.
 * @param only the only table that may be loaded
 */
export function proposePlan(
  tops: readonly SheetTop[],
  fileName: string,
  layouts: readonly KnownLayout[] = [],
  only?: string,
): SheetProposal {
  const ruled = only === undefined ? tableSpelled(tableNameOf(fileName)) : tableByWireName(only);
  const layout = remembered(tops, layouts);
  if (layout) {
    const tables = [tableByWireName(layout.table), ruled];
    const isElsewhere = tops.some(
      (top) => top.name !== layout.sheet && mayContain(top, tables, layouts),
    );
    return { plan: layout, reason: "layout", isCertain: !isElsewhere };
  }
  const suggested = tablesNamed(fileName.replace(/\.[^.]*$/u, ""));
  const fits = tops.flatMap((top) => {
    const sheetTables = tablesNamed(top.name);
    return (only === undefined || !ruled ? catalogueTables : [ruled])
      .filter((table) => namedRow(top.rows, table) !== undefined)
      .map((table) => ({
        fit: fitOf(top, table),
        rank: [
          table === ruled,
          table === suggested[0],
          suggested.includes(table),
          table === sheetTables[0],
          true,
        ].indexOf(true),
      }));
  });
  const complete = fits.filter(({ fit }) => fit.isComplete);
  const byName = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;
  const [best, next] = complete.toSorted(
    (one, other) => byName(one, other) || other.fit.matched - one.fit.matched,
  );
  if (best && best.rank < 4 && (!ruled || best.rank === 0)) {
    return {
      plan: best.fit.plan,
      reason: best.rank === 0 ? "rule" : "name",
      // Another sheet may contain the same table.
      isCertain: next?.rank !== best.rank,
    };
  }
  const [likely] = fits.toSorted(
    (one, other) =>
      Number(other.rank === 0) - Number(one.rank === 0) ||
      Number(other.fit.isComplete) - Number(one.fit.isComplete) ||
      other.fit.matched - one.fit.matched ||
      byName(one, other),
  );
  if (likely) return { plan: likely.fit.plan, reason: "header", isCertain: false };
  const [top = { name: "", rows: [] }] = tops;
  const table = ruled ?? suggested[0] ?? tops.flatMap(({ name }) => tablesNamed(name))[0];
  return { plan: blankPlan(top, table?.wireName ?? ""), reason: "none", isCertain: false };
}
