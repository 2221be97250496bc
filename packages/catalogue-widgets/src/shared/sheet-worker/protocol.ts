import type {
  Encoding,
  KnownLayout,
  ReadSheet,
  SheetCell,
  SheetPlan,
  SheetProblem,
  SheetQuestion,
} from "@caliper/sheet-reader";

/** Message to the worker; each worker reads one file. */
export interface ReadRequest {
  readonly file: File;
  /** The administrator's decisions; without them the reader decides unless the file is ambiguous. */
  readonly plan?: SheetPlan;
  /** Of a text file; by default, the most probable one. */
  readonly encoding?: Encoding;
  /** Columns that were matched before. */
  readonly layouts: readonly KnownLayout[];
  /** The only table that may be loaded, by its name on the wire. */
  readonly table?: string;
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
