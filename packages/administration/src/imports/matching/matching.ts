/** An administrator's decisions about a file whose contents are ambiguous. Pure. */
import {
  type CatalogueColumn,
  type CatalogueTable,
  choiceNamed,
  tableByWireName,
  lettersOf,
} from "@caliper/catalogue-model";
import {
  blankPlan,
  fitOf,
  isEmpty,
  lastHeaderRow,
  namesIn,
  openPoints,
  type SheetPlan,
  type SheetTop,
  type SpreadColumn,
  spreadOf,
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
  const fit = headerRow === undefined ? byNames : fitOf(top, table, headerRow);
  return withChoices(fit.plan, plan);
}

/** A plan with the choices about rows of another. */
const withChoices = (plan: SheetPlan, { repeatsMerged, skipsRemarks }: SheetPlan): SheetPlan => ({
  ...plan,
  ...(repeatsMerged !== undefined && { repeatsMerged }),
  ...(skipsRemarks !== undefined && { skipsRemarks }),
});

/** The same table on another sheet of the file, whose header is looked for there. */
export function movedTo(top: SheetTop, plan: SheetPlan): SheetPlan {
  const table = tableByWireName(plan.table);
  const fit = table && fitOf(top, table);
  return withChoices(fit && fit.matched > 0 ? fit.plan : blankPlan(top, plan.table), plan);
}

/** A column of the table as a plan names it. */
export const planned = ({ header }: CatalogueColumn, unit?: string): string =>
  unit === undefined ? header : `${header} (${unit})`;

/** A field for a value that all cells of a column of the table have. */
export interface ValueField {
  readonly column: CatalogueColumn;
  readonly value: string;
}

/** The columns that every row needs and that the sheet lacks, with the constants chosen for them. */
export function constantFields(table: CatalogueTable, plan: SheetPlan): ValueField[] {
  const { columns, constants = {} } = plan;
  return openPoints(table, { columns }).missing.flatMap((column) =>
    column.choices || column.names ? [{ column, value: constants[column.header] ?? "" }] : [],
  );
}

/** The plan with constants for columns that the sheet lacks only, and not for those without a value. */
export function withConstants(
  table: CatalogueTable,
  plan: SheetPlan,
  change: Readonly<Record<string, string>> = {},
): SheetPlan {
  const { constants: old = {}, ...others } = plan;
  const fields = constantFields(table, { ...plan, constants: { ...old, ...change } });
  const chosen = fields.filter(({ value }) => value !== "");
  if (chosen.length === 0) return others;
  const constants = Object.fromEntries(chosen.map(({ column, value }) => [column.header, value]));
  return { ...others, constants };
}

/** The meanings of a column whose name is a value of another column; its name is filled in where the table may have it. */
export function spreadChoices(table: CatalogueTable, name: string): SpreadColumn[] {
  const spread = spreadOf(table);
  return (spread?.by ?? []).map((column) => ({
    column: spread?.cells.header ?? "",
    values: {
      [column.header]: column.choices ? (choiceNamed(column, name) ?? "") : name,
    },
  }));
}
