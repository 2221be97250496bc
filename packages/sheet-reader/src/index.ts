export type { Book, Fail } from "./book.ts";
export type { Encoding } from "./codePages.ts";
export { maxCellLength } from "./content.ts";
export type { Conversion } from "./convert.ts";
export { decode } from "./decode.ts";
export {
  fileFormat,
  headLength,
  isForeign,
  type FileFormat,
  type ForeignFormat,
} from "./fileFormat.ts";
export { isEmpty, lastHeaderRow, namesIn } from "./header.ts";
export { namedCode, type NamedCode } from "./joined.ts";
export {
  isJoined,
  isSpread,
  isValueOf,
  joinedOf,
  meant,
  openPoints,
  spreadNamed,
  spreadOf,
  type ColumnMeaning,
  type ColumnValues,
  type JoinedColumn,
  type OpenPoints,
  type SheetMeaning,
  type SpreadColumn,
} from "./meaning.ts";
export {
  blankPlan,
  fitOf,
  type KnownLayout,
  type PlanReason,
  type SheetFit,
  type SheetPlan,
  type SheetProposal,
  type SheetTop,
} from "./plan.ts";
export { SheetError, type SheetProblem, type SheetProblemKind } from "./problem.ts";
export * from "./readFile.ts";
export { readSheet, type ReadOptions, type ReadSheet, type SheetCell } from "./readSheet.ts";
export { readTable } from "./readTable.ts";
export { isRemark } from "./remarks.ts";
export type { SourceColumns } from "./shape.ts";
