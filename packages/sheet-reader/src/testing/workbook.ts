/** Writes and reads spreadsheets in tests. */
import { read, utils, write } from "xlsx";

type Cell = string | number | boolean | null;

/** A workbook of one sheet. */
export function workbookOf(rows: readonly (readonly Cell[])[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), "Hoja 1");
  return write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
}

/** Every row of the first sheet, its header first. */
export function rowsIn(bytes: Buffer): Cell[][] {
  const book = read(bytes, { type: "buffer" });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  return sheet ? utils.sheet_to_json<Cell[]>(sheet, { header: 1, defval: null }) : [];
}
