import type { CSSProperties } from "react";
import { longestFraction } from "../../internal/decimals.ts";
import { namingColumn } from "./types.ts";
import type { DataColumn } from "./types.ts";

/** Whether a cell stays in sight, and whether it is the last that does. */
type Sticky = "inner" | "edge" | undefined;

interface Placed {
  sticky: Sticky;
  style: CSSProperties | undefined;
}

export interface PlacedColumn<Row> extends Placed {
  column: DataColumn<Row>;
  isRowHeader: boolean;
  /** Characters of the longest fraction, its point included. */
  fraction: number;
}

/** The columns as they stand: which stay in sight, and where. */
export interface ColumnLayout<Row> {
  control: (Placed & { kind: "radio" | "checkbox" }) | undefined;
  columns: readonly PlacedColumn<Row>[];
  count: number;
  /** px of what stays in sight at the start. */
  stickyWidth: number;
}

export function layoutOf<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  control: "radio" | "checkbox" | undefined,
  stickyColumns: number,
  widths: readonly number[] | null,
): ColumnLayout<Row> {
  const before = control ? 1 : 0;
  // Where the second one sticks is known once the first one's width is.
  const stickyCount = widths === null ? Math.min(1, stickyColumns) : stickyColumns + before;
  const startOf = (index: number) =>
    (widths ?? []).slice(0, index).reduce((sum, width) => sum + width, 0);
  const place = (index: number): Placed => ({
    sticky: index < stickyCount - 1 ? "inner" : index === stickyCount - 1 ? "edge" : undefined,
    style: index > 0 && index < stickyCount ? { insetInlineStart: startOf(index) } : undefined,
  });
  const naming = namingColumn(columns);
  return {
    control: control && { ...place(0), kind: control },
    columns: columns.map((column, index) => ({
      ...place(index + before),
      column,
      isRowHeader: column === naming,
      fraction: column.align === "decimal" ? longestFraction(rows.map(column.cell)) : 0,
    })),
    count: columns.length + before,
    stickyWidth: startOf(stickyCount),
  };
}
