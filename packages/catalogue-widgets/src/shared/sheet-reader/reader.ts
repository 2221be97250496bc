/** The reader without its browser worker: the server reads workbooks with it, too. */
export type { SheetCell } from "./cells.ts";
export type { KnownLayout } from "./plan.ts";
export { SheetError } from "./problem.ts";
export type { SheetProblem } from "./problem.ts";
export { readTable } from "./readTable.ts";
