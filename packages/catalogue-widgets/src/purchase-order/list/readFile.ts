import { readInWorker } from "../../loading/reader/readInWorker.ts";

/** Files beyond this many bytes are not read. */
export const maxListBytes = 20 * 1024 * 1024;

/** A file as the text of a list: a spreadsheet's cells by tabs, anything else as it is. */
export async function readFile(file: File): Promise<string> {
  if (!file.name.toLowerCase().endsWith(".xlsx")) return file.text();
  // The reader derives a table from the name and refuses a file without one; a list has none.
  const named = new File([file], "list.xlsx", { type: file.type });
  const sheet = await readInWorker(named, () => undefined, new AbortController().signal);
  return [sheet.header, ...sheet.rows]
    .map((row) => row.map((cell) => String(cell ?? "")).join("\t"))
    .join("\n");
}
