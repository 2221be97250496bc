export type { Book, Fail } from "./book.ts";
export type { Encoding } from "./codePages.ts";
export { maxCellLength } from "./content.ts";
export type { Conversion } from "./convert.ts";
export { decode } from "./decode.ts";
export { fileFormat, headLength, isForeign } from "./fileFormat.ts";
export type { FileFormat, ForeignFormat } from "./fileFormat.ts";
export { isEmpty, lastHeaderRow, namesIn } from "./header.ts";
export { namedCode } from "./joined.ts";
export type { NamedCode } from "./joined.ts";
export {
  isJoined,
  isSpread,
  isValueOf,
  joinedOf,
  meant,
  openPoints,
  spreadNamed,
  spreadOf,
} from "./meaning.ts";
export type {
  ColumnMeaning,
  ColumnValues,
  JoinedColumn,
  OpenPoints,
  SheetMeaning,
  SpreadColumn,
} from "./meaning.ts";
export { blankPlan, fitOf } from "./plan.ts";
export type {
  KnownLayout,
  PlanReason,
  SheetFit,
  SheetPlan,
  SheetProposal,
  SheetTop,
} from "./plan.ts";
export { SheetError } from "./problem.ts";
export type { SheetProblem, SheetProblemKind } from "./problem.ts";
export { openWorkbook, readFile } from "./readFile.ts";
export type { FileReading, OpenFile, ReadFileOptions, SheetQuestion } from "./readFile.ts";
export { readSheet } from "./readSheet.ts";
export type { ReadOptions, ReadSheet, SheetCell } from "./readSheet.ts";
export { readTable } from "./readTable.ts";
export { isRemark } from "./remarks.ts";
export type { SourceColumns } from "./shape.ts";
