import type { SheetProblem } from "./problem.ts";
import type { ReadSheet } from "./readSheet.ts";

/** What the page says to the worker; one file for each worker. */
export interface ReadRequest {
  readonly file: File;
}

/** What the worker answers: progress as often as it likes, then one of the others. */
export type ReadAnswer =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "read"; readonly sheet: ReadSheet }
  | { readonly kind: "problem"; readonly problem: SheetProblem };
