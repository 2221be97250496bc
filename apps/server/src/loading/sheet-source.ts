import { lettersOf } from "@caliper/catalogue-model";

/** The source of an upload's rows. */
export interface SheetSource {
  /** Name of the sheet. */
  readonly sheet?: string;
  /** Rows that are hidden, also by a filter, and were read nevertheless. */
  readonly hiddenRows?: number;
  /** Prices that the sheet shows with `$` alone, which were read as US dollars. */
  readonly dollarCells?: number;
  /** Examples, totals and remarks, which were left out. */
  readonly remarkRows?: number;
  /** Names of columns that are hidden and were read nevertheless. */
  readonly hiddenColumns?: readonly string[];
  /** Names of hidden sheets, which were not read. */
  readonly hiddenSheets?: readonly string[];
  /**
   * Index in the sheet of each column of the header, null for one that the sheet lacks, then of the first column to its right; by
   * default from 0 on.
   */
  readonly columns?: SourceColumns;
  /** The same for the second and further rows that each row of the sheet became. */
  readonly furtherColumns?: readonly SourceColumns[];
  /** From 1; the rows of an upload are numbered from the next one on. */
  readonly headerRow?: number;
}

type SourceColumns = readonly (number | null)[];

/** The row of the sheet that became a row of the upload, and its number among those, from 0. */
function placeOf({ furtherColumns = [], headerRow = 1 }: SheetSource, row: number) {
  const parts = 1 + furtherColumns.length;
  const index = row - headerRow - 1;
  return { row: headerRow + 1 + Math.floor(index / parts), part: index % parts };
}

export const sheetRowOf = (source: SheetSource, row: number): number => placeOf(source, row).row;

/** The source of a sheet of which only the columns at these indexes of the header are kept. */
export function withColumns(
  source: SheetSource | undefined,
  indexes: readonly number[],
  width: number,
): SheetSource | undefined {
  if (indexes.length === width) return source;
  const places = (columns?: SourceColumns) =>
    [...indexes, width].map((at) => (columns ? (columns[at] ?? null) : at));
  return {
    ...source,
    columns: places(source?.columns),
    ...(source?.furtherColumns && { furtherColumns: source.furtherColumns.map(places) }),
  };
}

/** The name in the sheet, `F`, of a column beyond the header, by its index. */
export function columnBeyond({ columns }: SheetSource, at: number): string {
  const beyond = (columns?.length ?? 1) - 1;
  return lettersOf(1 + (columns ? (columns[beyond] ?? beyond) + at - beyond : at));
}

/** The cell of the sheet, `F212`, in a row of the upload and a column of its header; undefined for a column that the sheet lacks. */
export function cellOf(source: SheetSource, row: number, at: number): string | undefined {
  const { row: sheetRow, part } = placeOf(source, row);
  const columns = part === 0 ? source.columns : source.furtherColumns?.[part - 1];
  const column = columns ? columns[at] : at;
  return column === null || column === undefined
    ? undefined
    : `${lettersOf(column + 1)}${sheetRow}`;
}
