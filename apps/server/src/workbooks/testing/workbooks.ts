import { type CellObject, utils, write } from "xlsx";

type Cell = string | number | CellObject;

/** A workbook of one sheet. */
export function workbookOf(
  rows: readonly (readonly Cell[])[],
  merged: readonly string[] = [],
): Buffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet["!merges"] = merged.map((range) => utils.decode_range(range));
  utils.book_append_sheet(book, sheet, "Prices");
  return write(book, { type: "buffer", bookType: "xlsx", compression: true }) as Buffer;
}

const header = ["Codigo", "GRADO", "ALMACEN", "Precio"];

/** A price list; by default one price of BR31338 at MIAMI. */
export const priceList = (
  rows: readonly (readonly Cell[])[] = [["BR31338", "Precio", "MIAMI", 61.25]],
): Buffer => workbookOf([header, ...rows]);
