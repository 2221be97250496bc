import type {
  ReadFileOptions,
  ReadSheet,
  SheetCell,
  SheetProblem,
  SheetQuestion,
} from "@caliper/sheet-reader";

/** Message to the worker; each worker reads one file. */
export interface ReadRequest extends Omit<ReadFileOptions, "open" | "onProgress"> {
  readonly file: File;
}

/** Small enough that receiving one message does not block the page. */
export const rowsPerMessage = 500;

/**
 * Messages from the worker: any number of `progress` and `rows` (in the order of the sheet), then one
 * of the others.
 */
export type ReadAnswer =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "rows"; readonly rows: readonly (readonly SheetCell[])[] }
  | {
      readonly kind: "read";
      readonly sheet: Omit<ReadSheet, "rows">;
      readonly question: SheetQuestion;
    }
  /** Nothing was read: the administrator must choose first. */
  | { readonly kind: "undecided"; readonly question: SheetQuestion }
  | { readonly kind: "problem"; readonly problem: SheetProblem };
