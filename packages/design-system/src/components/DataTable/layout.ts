import type { CSSProperties } from "react";
import { longestFraction } from "../../internal/decimals.ts";
import { type DataColumn, namingColumn } from "./types.ts";
import type { DataTableModel } from "./useDataTable.ts";

/** Whether a cell stays in view, and whether it is the last that does. */
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

/** The visible columns: which stay in view, and where. */
export interface ColumnLayout<Row> {
  control: (Placed & { kind: "radio" | "checkbox" }) | undefined;
  columns: readonly PlacedColumn<Row>[];
  count: number;
  /** px of what stays in view at the start. */
  stickyWidth: number;
}

export function layoutOf<Row>(
  {
    columns,
    rows,
    stickyCount: pinned,
  }: Pick<DataTableModel<Row>, "columns" | "rows" | "stickyCount">,
  control: "radio" | "checkbox" | undefined,
  widths: readonly number[] | null,
): ColumnLayout<Row> {
  const before = control ? 1 : 0;
  // The position of the second one depends on the width of the first.
  const stickyCount = widths === null ? Math.min(1, pinned) : pinned + before;
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
