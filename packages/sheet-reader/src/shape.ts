/** Makes rows of the table from the rows of a sheet. Pure. */
import { lettersOf } from "@caliper/catalogue-model";
import { isEmpty, trimmed } from "./header.ts";
import {
  type ColumnMeaning,
  type ColumnValues,
  isJoined,
  isSpread,
  type SheetMeaning,
} from "./meaning.ts";
import { codeIn, nameIn } from "./joined.ts";
import type { SheetCell } from "./numbers.ts";

type Row = readonly SheetCell[];

/** Index in the sheet of each column of the header, null for one that the sheet lacks; then of the first column to its right. */
export type SourceColumns = readonly (number | null)[];

export interface ShapedRows {
  readonly header: readonly string[];
  /** For each row of the sheet as many as there are lists of columns; without cells where there is nothing to load. */
  readonly rows: readonly Row[];
  /** Missing if the columns are those of the sheet. */
  readonly columns?: SourceColumns;
  /** Those of the second and further rows that each row of the sheet becomes. */
  readonly furtherColumns?: readonly SourceColumns[];
  /** Names of the columns that are left out although they have cells. */
  readonly leftOut: readonly string[];
}

/** One of the rows that each row of the sheet becomes. */
interface Part {
  readonly values: ColumnValues;
  /** Indexes of its columns in the sheet, by the table's column as the plan names it. */
  readonly cells: Map<string, number>;
}

function partsOf(columns: SheetMeaning["columns"]): readonly Part[] {
  const parts = new Map<string, Part>();
  for (const [at, meaning] of columns.entries()) {
    if (!isSpread(meaning)) continue;
    const key = JSON.stringify(
      Object.entries(meaning.values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
    const part = parts.get(key) ?? { values: meaning.values, cells: new Map<string, number>() };
    part.cells.set(meaning.column, at);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** A column of the table that a column of the sheet is for. */
interface Kept {
  /** Its index in the sheet. */
  readonly at: number;
  readonly name: string;
  readonly read: (cell: SheetCell) => SheetCell;
}

/** The columns of the table that a column of the sheet is for, unless it becomes rows. */
function keptOf(meaning: ColumnMeaning, at: number): readonly Kept[] {
  if (typeof meaning === "string") return [{ at, name: meaning, read: (cell) => cell }];
  if (!isJoined(meaning)) return [];
  return [
    { at, name: meaning.after, read: nameIn },
    { at, name: meaning.column, read: codeIn },
  ];
}

/**
 * The rows of the table: columns that become rows give each row of the sheet as many rows. Cells to the right of the last column,
 * which no choice excludes, stay to the right in the first of them.
 */
export function shaped(
  { columns, constants = {} }: SheetMeaning,
  names: readonly string[],
  rows: readonly Row[],
): ShapedRows {
  const keptColumns = columns.flatMap(keptOf);
  const skipped = columns.flatMap((meaning, at) => (meaning === null ? [at] : []));
  const spread = partsOf(columns);
  const parts = spread.length > 0 ? spread : [{ values: {}, cells: new Map<string, number>() }];
  const constant = Object.entries(constants);
  const valueNames = [...new Set(parts.flatMap(({ values }) => Object.keys(values)))];
  const cellNames = [...new Set(parts.flatMap(({ cells }) => [...cells.keys()]))];
  const rowBuilders = parts.map(({ values, cells }, index) => {
    const cellPlaces = cellNames.map((name) => cells.get(name));
    const [place = null] = cellPlaces;
    return {
      columns: [
        ...keptColumns.map(({ at }) => at),
        ...constant.map(() => null),
        // The name of the column says it.
        ...valueNames.map(() => place),
        ...cellPlaces.map((at) => at ?? null),
        columns.length,
      ],
      row(row: Row): Row {
        const content = cellPlaces.map((at) => (at === undefined ? null : (row[at] ?? null)));
        const beyond = index === 0 ? row.slice(columns.length) : [];
        const common = keptColumns.map(({ at, read }) => read(row[at] ?? null));
        const isBlank = [...(cellPlaces.length > 0 ? content : common), ...beyond].every(isEmpty);
        if (isBlank) return [];
        const fixedValues = [
          ...constant.map(([, value]) => value),
          ...valueNames.map((name) => values[name] ?? null),
        ];
        return trimmed([...common, ...fixedValues, ...content, ...beyond]);
      },
    };
  });
  const [first, ...further] = rowBuilders.map((part) => part.columns);
  const isMapped = columns.some((each) => typeof each !== "string") || constant.length > 0;
  return {
    header: [
      ...keptColumns.map(({ name }) => name),
      ...constant.map(([name]) => name),
      ...valueNames,
      ...cellNames,
    ],
    rows: rows.flatMap((row) => rowBuilders.map((part) => part.row(row))),
    ...(isMapped && first && { columns: first }),
    ...(further.length > 0 && { furtherColumns: further }),
    leftOut: skipped
      .filter((at) => rows.some((row) => !isEmpty(row[at])))
      .map((at) => names[at] || lettersOf(at + 1)),
  };
}
