export { SheetError } from "./problem.ts";
export type { SheetProblem } from "./problem.ts";
export { readInWorker } from "./readInWorker.ts";
export { readSheet } from "./readSheet.ts";
export type { SheetCell } from "./readSheet.ts";
