/** An administrator's decisions about a file whose contents are ambiguous. Pure. */
import {
  type CatalogueColumn,
  type CatalogueTable,
  matchHeader,
  tableByWireName,
} from "@caliper/catalogue-model";
import {
  blankPlan,
  fitOf,
  isEmpty,
  lastHeaderRow,
  lettersOf,
  namesIn,
  type SheetPlan,
  type SheetTop,
} from "@caliper/sheet-reader";

/** A column of the sheet. */
export interface SourceColumn {
  /** Its index, from 0. */
  readonly at: number;
  /** Empty for a column without a name. */
  readonly name: string;
  readonly letters: string;
  /** Its first three values. */
  readonly samples: readonly string[];
}

const sampleRows = 3;

export const topOf = (tops: readonly SheetTop[], { sheet }: SheetPlan): SheetTop =>
  tops.find(({ name }) => name === sheet) ?? { name: sheet, rows: [] };

/** The columns under the header of a plan. */
export function sourceColumns(top: SheetTop, { headerRow, columns }: SheetPlan): SourceColumn[] {
  const names = namesIn(top.rows[headerRow - 1]);
  const below = top.rows.slice(headerRow, headerRow + sampleRows);
  return columns.map((_column, at) => ({
    at,
    name: names[at] ?? "",
    letters: lettersOf(at + 1),
    samples: below.flatMap((row) => (isEmpty(row[at]) ? [] : [String(row[at]).trim()])),
  }));
}

/** The rows that may be the header, with their texts. */
export const headerRows = ({ rows }: SheetTop) =>
  rows.slice(0, lastHeaderRow).flatMap((row, index) => {
    const names = namesIn(row).filter((name) => name !== "");
    return names.length === 0 ? [] : [{ row: index + 1, names }];
  });

/** The same file as another table or with another header; known columns are filled in. */
export function replanned(
  top: SheetTop,
  plan: SheetPlan,
  change: { readonly table?: string; readonly headerRow?: number },
): SheetPlan {
  const table = tableByWireName(change.table ?? plan.table);
  if (!table) return { ...plan, ...change };
  // A table chosen for a header of unknown names keeps that header.
  const byNames = fitOf(top, table);
  const headerRow = change.headerRow ?? (byNames.matched > 0 ? undefined : plan.headerRow);
  return (headerRow === undefined ? byNames : fitOf(top, table, headerRow)).plan;
}

/** The same table on another sheet of the file, whose header is looked for there. */
export function movedTo(top: SheetTop, { table: wireName }: SheetPlan): SheetPlan {
  const table = tableByWireName(wireName);
  const fit = table && fitOf(top, table);
  return fit && fit.matched > 0 ? fit.plan : blankPlan(top, wireName);
}

/** A column of the table as a plan names it. */
export const planned = ({ header }: CatalogueColumn, unit?: string): string =>
  unit === undefined ? header : `${header} (${unit})`;

/** The column and the unit that a plan names; undefined for a column that is left out. */
export function meant(table: CatalogueTable, name: string | null) {
  const match = name === null ? undefined : matchHeader(table, name);
  return match?.kind === "column" ? match : undefined;
}

/** The decisions that a plan needs before it can be read. */
export function openPoints(table: CatalogueTable, { columns }: SheetPlan) {
  const chosen = columns.flatMap((name) => meant(table, name)?.column ?? []);
  return {
    missing: table.columns.filter(
      (column) => column.key && column.required && !chosen.includes(column),
    ),
    twice: [...new Set(chosen.filter((column, at) => chosen.indexOf(column) !== at))],
  };
}
