/** Reads a list from pasted text, a text file or a spreadsheet. Runs in a worker. */
import { decode, readSheet } from "@caliper/sheet-reader";
import { listReader, type ParsedList, parseList } from "./parseList.ts";

export type ListSource = string | File;

/** @throws {SheetError} where a spreadsheet cannot be opened */
export async function readList(source: ListSource): Promise<ParsedList> {
  if (typeof source === "string") return parseList(source);
  const bytes = new Uint8Array(await source.arrayBuffer());
  if (!source.name.toLowerCase().endsWith(".xlsx")) return parseList(decode(bytes));
  const { rows } = await readSheet(bytes, source.name, { isList: true });
  const reader = listReader();
  for (const row of rows) reader.addCells(row.map((cell) => (cell === null ? "" : String(cell))));
  return reader.result();
}
