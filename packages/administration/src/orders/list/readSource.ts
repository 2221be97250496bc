/** Reads a list from pasted text, a text file or a spreadsheet. Runs in a worker. */
import { decode, readSheet } from "@caliper/sheet-reader";
import { listReader, type ReadList, readList } from "@caliper/catalogue-model";

export type ListSource = string | File;

/** @throws {SheetError} where a spreadsheet cannot be opened */
export async function readSource(source: ListSource): Promise<ReadList> {
  if (typeof source === "string") return readList(source);
  const bytes = new Uint8Array(await source.arrayBuffer());
  if (!source.name.toLowerCase().endsWith(".xlsx")) return readList(decode(bytes));
  const { rows } = await readSheet(bytes, source.name, { isList: true });
  const reader = listReader();
  for (const row of rows) reader.addCells(row.map((cell) => (cell === null ? "" : String(cell))));
  return reader.result();
}
