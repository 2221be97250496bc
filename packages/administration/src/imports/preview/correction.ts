import type { ImportRow, SheetCell } from "@caliper/api-client";

/** The cell that is being corrected, and its actions. */
export interface Correction {
  /** Undefined while no field is open. */
  readonly at: { readonly row: number; readonly column: string } | undefined;
  readonly isPending: boolean;
  readonly open: (row: ImportRow, column: string) => void;
  readonly save: (value: SheetCell) => void;
  readonly close: () => void;
}
