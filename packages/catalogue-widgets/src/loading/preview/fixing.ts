import type { ImportRow, SheetCell } from "@caliper/api-client";

/** Which cell is being mended, and what can be done about it. */
export interface Fixing {
  /** Undefined while no field is open. */
  readonly at: { readonly row: number; readonly column: string } | undefined;
  readonly isPending: boolean;
  readonly open: (row: ImportRow, column: string) => void;
  readonly save: (value: SheetCell) => void;
  readonly close: () => void;
}
