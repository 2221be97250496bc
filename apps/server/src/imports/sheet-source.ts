import type { ChangeSetRow } from "../db/schema.ts";
import { columnName } from "../spreadsheets/workbook.ts";

/** The source of an upload's rows. */
export interface SheetSource {
  /** Name of the sheet. */
  readonly sheet?: string;
  /** Rows that are hidden, also by a filter, and were read nevertheless. */
  readonly hiddenRows?: number;
  /** Prices that the sheet shows with `$` alone, which were read as US dollars. */
  readonly dollarCells?: number;
  /** Names of columns that are hidden and were read nevertheless. */
  readonly hiddenColumns?: readonly string[];
  /** Names of hidden sheets, which were not read. */
  readonly hiddenSheets?: readonly string[];
  /** Index in the sheet of each column of the header, then of the first column to its right; by default from 0 on. */
  readonly columns?: readonly number[];
}

export const sourceOf = ({ source }: Pick<ChangeSetRow, "source">): SheetSource =>
  JSON.parse(source ?? "{}") as SheetSource;

/** The source of a sheet of which only the columns at these indexes of the header are kept. */
export function withColumns(
  source: SheetSource | undefined,
  kept: readonly number[],
  width: number,
): SheetSource | undefined {
  if (kept.length === width) return source;
  return { ...source, columns: [...kept, width].map((at) => source?.columns?.[at] ?? at) };
}

/** The name in the sheet, `F`, of a column by its index in the header or beyond it. */
export function sheetColumnName({ columns }: SheetSource, at: number): string {
  const beyond = (columns?.length ?? 1) - 1;
  if (!columns || at < beyond) return columnName(columns?.[at] ?? at);
  return columnName((columns[beyond] ?? beyond) + at - beyond);
}
