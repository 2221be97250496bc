/** The meaning of a sheet's columns for a table. Pure. */
import {
  type CatalogueColumn,
  type CatalogueTable,
  choiceNamed,
  matchHeader,
} from "@caliper/catalogue-model";

/** Values of columns of the table, by header, such as that of the warehouse. */
export type ColumnValues = Readonly<Record<string, string>>;

/** A column of the sheet that stands for a value of another column: prices of one warehouse, codes of one brand. */
export interface SpreadColumn {
  /** The table's column for its cells, with a unit if it is another. */
  readonly column: string;
  /** What its name says about each of its cells. */
  readonly values: ColumnValues;
}

/** A column whose cells have a value of another column before their own: `FEBI 170395` in a column of interchanges. */
export interface JoinedColumn {
  /** The table's column for the codes. */
  readonly column: string;
  /** The table's column for the names before them. */
  readonly after: string;
}

/**
 * The table's header for a column of the sheet, with its unit in parentheses if it is another; a column that becomes rows; one with
 * the values of two columns; or null for one that is left out.
 */
export type ColumnMeaning = string | SpreadColumn | JoinedColumn | null;

/** What the cells under a header mean. */
export interface SheetMeaning {
  /** Name on the wire; empty where none is known. */
  readonly table: string;
  readonly columns: readonly ColumnMeaning[];
  /** Values of columns that the sheet lacks, for every row. */
  readonly constants?: ColumnValues;
  /** Whether the value of merged cells is in each of them; otherwise merged cells are refused. */
  readonly repeatsMerged?: boolean;
  /** Whether rows with an example, a total or a remark in place of a code are left out. */
  readonly skipsRemarks?: boolean;
}

export const isSpread = (meaning: ColumnMeaning | undefined): meaning is SpreadColumn =>
  typeof meaning === "object" && meaning !== null && "values" in meaning;

export const isJoined = (meaning: ColumnMeaning | undefined): meaning is JoinedColumn =>
  typeof meaning === "object" && meaning !== null && "after" in meaning;

/** The table's column for the cells of a column, as a plan names it. */
export const cellsName = (meaning: ColumnMeaning): string | null =>
  typeof meaning === "object" ? (meaning?.column ?? null) : meaning;

/**
 * The columns whose values a sheet may have as columns of their own, and the one that their cells are for: a price list with a column
 * for each warehouse or grade. Undefined for a table with several other columns.
 */
export function spreadOf(
  table: CatalogueTable,
): { readonly cells: CatalogueColumn; readonly by: readonly CatalogueColumn[] } | undefined {
  const by = table.columns.filter(
    ({ key, name, choices, names }) => key && name !== "code" && (choices ?? names) !== undefined,
  );
  // A sheet without an optional part of the key is for rows that lack it: prices without a first day.
  const isOptionalKey = ({ key, required }: CatalogueColumn) => key && !required;
  const [cells, ...others] = table.columns.filter(
    (column) => column.name !== "code" && !by.includes(column) && !isOptionalKey(column),
  );
  return cells && others.length === 0 && by.length > 0 ? { cells, by } : undefined;
}

/** The meaning of a column with names and codes in the same cells; undefined for a table that has no names of codes. */
export function joinedOf(table: CatalogueTable): JoinedColumn | undefined {
  const { cells, by = [] } = spreadOf(table) ?? {};
  const nameColumn = by.find(({ names }) => names !== undefined);
  return cells?.type === "code" && nameColumn
    ? { column: cells.header, after: nameColumn.header }
    : undefined;
}

/** The column that becomes rows, if its name is one of the values that a column of the table may have: `MIAMI`. */
export function spreadNamed(table: CatalogueTable, name: string): SpreadColumn | undefined {
  const spread = spreadOf(table);
  for (const column of spread?.by ?? []) {
    const value = choiceNamed(column, name);
    if (spread && value !== undefined)
      return { column: spread.cells.header, values: { [column.header]: value } };
  }
  return undefined;
}

/** The column and the unit that a plan names; undefined for a column that is left out. */
export function meant(table: CatalogueTable, meaning: ColumnMeaning) {
  const name = cellsName(meaning);
  const match = name === null ? undefined : matchHeader(table, name);
  return match?.kind === "column" ? match : undefined;
}

/** Whether a column of the table, by its header, may have this value. */
export function isValueOf(table: CatalogueTable, header: string, value: string): boolean {
  const column = table.columns.find((each) => each.header === header);
  return column !== undefined && value.trim() !== "" && (column.choices?.includes(value) ?? true);
}

/** What a plan still needs before its sheet can be read. */
export interface OpenPoints {
  /** Columns that every row needs and that the plan does not have. */
  readonly missing: readonly CatalogueColumn[];
  /** Columns that two columns of the sheet, or one and a constant, have values for. */
  readonly twice: readonly CatalogueColumn[];
  /** Columns of the sheet, from 0, without a valid meaning. */
  readonly wrong: readonly number[];
}

export function openPoints(
  table: CatalogueTable,
  { columns, constants = {} }: Pick<SheetMeaning, "columns" | "constants">,
): OpenPoints {
  const isMeaning = (meaning: ColumnMeaning) => {
    if (isJoined(meaning)) {
      const joined = joinedOf(table);
      return joined?.column === meaning.column && joined.after === meaning.after;
    }
    return (
      !isSpread(meaning) ||
      Object.entries(meaning.values).every(([header, value]) => isValueOf(table, header, value))
    );
  };
  const spread = columns.filter(isSpread);
  const headersOf = (meanings: readonly ColumnMeaning[]) =>
    meanings.flatMap((each) => meant(table, each)?.column.header ?? []);
  // A row has one of the columns that become rows.
  const used = [
    ...headersOf(columns.filter((each) => !isSpread(each))),
    ...columns.flatMap((each) => (isJoined(each) ? [each.after] : [])),
    ...Object.entries(constants).flatMap(([header, value]) => (value === "" ? [] : [header])),
    ...new Set(spread.flatMap(({ values }) => Object.keys(values))),
    ...new Set(headersOf(spread)),
  ];
  const cells = spread.map(({ column, values }) => JSON.stringify([column, values]));
  const repeated = spread.filter((_, at) => cells.indexOf(cells[at] ?? "") !== at);
  const twice = [...used.filter((one, at) => used.indexOf(one) !== at), ...headersOf(repeated)];
  return {
    missing: table.columns.filter(
      ({ key, required, header, name }) =>
        key && required && name !== table.privateTo && !used.includes(header),
    ),
    twice: table.columns.filter(({ header }) => twice.includes(header)),
    wrong: columns.flatMap((meaning, at) =>
      meaning === null || (meant(table, meaning) && isMeaning(meaning)) ? [] : [at],
    ),
  };
}
