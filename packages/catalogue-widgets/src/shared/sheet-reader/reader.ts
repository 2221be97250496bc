/** The reader without its browser worker: the server reads workbooks with it, too. */
export { SheetError } from "./problem.ts";
export type { SheetProblem } from "./problem.ts";
export { readSheet } from "./readSheet.ts";
export type { ReadSheet, SheetCell } from "./readSheet.ts";
