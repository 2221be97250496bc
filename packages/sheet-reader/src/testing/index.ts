export { archive, textBytes, textRow, workbookParts } from "./archive.ts";
export type { Bytes, Lies, PartOptions } from "./archive.ts";
export { rowsIn, workbookOf } from "./workbook.ts";
