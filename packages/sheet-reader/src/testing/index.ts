export { archive, textBytes, textRow, workbookParts } from "./archive.ts";
export type { Bytes, FalseMetadata, PartOptions } from "./archive.ts";
export { rowsIn, workbookOf } from "./workbook.ts";
