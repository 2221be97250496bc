import type { SheetProblem } from "./problem.ts";
import type { ReadSheet, SheetCell } from "./readSheet.ts";

/** What the page says to the worker; one file for each worker. */
export interface ReadRequest {
  readonly file: File;
}

/** Rows in a message: taking 50,000 out of one would hold the page up. */
export const rowsAtATime = 500;

/**
 * What the worker answers: progress and rows as often as it likes, then one of the others.
 * `rows` follow one another as they stand in the sheet.
 */
export type ReadAnswer =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "rows"; readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly kind: "read"; readonly sheet: Omit<ReadSheet, "rows"> }
  | { readonly kind: "problem"; readonly problem: SheetProblem };
