/** Writes and reads spreadsheets in tests. */
import { type BookType, read, utils, write } from "xlsx";
import type { Bytes } from "./archive.ts";

type Cell = string | number | boolean | null;

/** A workbook of one sheet. @param merged ranges such as `A2:A3` */
export function workbookOf(
  rows: readonly (readonly Cell[])[],
  merged: readonly string[] = [],
): Buffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet["!merges"] = merged.map((range) => utils.decode_range(range));
  utils.book_append_sheet(book, sheet, "Hoja 1");
  return write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
}

/** A file of any type that SheetJS writes, with one row under its header. */
export function fileOf(bookType: BookType): Bytes {
  const book = utils.book_new();
  const rows = [
    ["XBP", "HEIGHT"],
    ["BR1", 48.5],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "Rotors");
  return new Uint8Array(write(book, { type: "array", bookType }) as ArrayBuffer);
}

/** Every row of the first sheet, its header first. */
export function rowsIn(bytes: Buffer): Cell[][] {
  const book = read(bytes, { type: "buffer" });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  return sheet ? utils.sheet_to_json<Cell[]>(sheet, { header: 1, defval: null }) : [];
}
