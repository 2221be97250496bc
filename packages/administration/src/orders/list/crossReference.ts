/** The matches of a list as a spreadsheet, made in the browser; `crossReference.worker.ts` runs it. */
import { type CellObject, utils, type WorkSheet, write } from "xlsx";

export type CrossCell = string | number;

export interface CrossReference {
  /** Of the sheet. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly CrossCell[])[];
}

/** Every cell is stored as text: codes keep leading zeros, and formulas are not run. */
export function crossReference({ name, head, rows }: CrossReference): Blob {
  const sheet: WorkSheet = {};
  const all = [head, ...rows];
  for (const [row, cells] of all.entries()) {
    for (const [column, value] of cells.entries()) {
      const cell: CellObject =
        typeof value === "number" ? { t: "n", v: value } : { t: "s", v: value, z: "@" };
      sheet[utils.encode_cell({ r: row, c: column })] = cell;
    }
  }
  const range = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: all.length - 1, c: Math.max(0, head.length - 1) },
  });
  sheet["!ref"] = range;
  sheet["!autofilter"] = { ref: range };
  sheet["!cols"] = head.map((text, column) => ({
    wch: Math.min(
      48,
      rows.reduce((width, row) => Math.max(width, String(row[column] ?? "").length), text.length) +
        2,
    ),
  }));
  const book = utils.book_new();
  // Sheet names are limited to 31 characters and must not contain path characters.
  utils.book_append_sheet(book, sheet, name.replaceAll(/[\\/?*[\]:]/gu, " ").slice(0, 31));
  const bytes: ArrayBuffer = write(book, { type: "array", bookType: "xlsx", compression: true });
  return new Blob([bytes], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
