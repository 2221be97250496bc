import { fileFormat, type ForeignFormat, headLength, isForeign } from "@caliper/sheet-reader";

/** The format of a file that can be converted; undefined for a workbook and for any other file. */
export async function formatOf(file: File): Promise<ForeignFormat | undefined> {
  const head = await file.slice(0, headLength).arrayBuffer();
  const format = fileFormat(new Uint8Array(head));
  return isForeign(format) ? format : undefined;
}
