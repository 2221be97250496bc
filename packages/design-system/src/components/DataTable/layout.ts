import type { CSSProperties } from "react";
import { longestFraction } from "../../internal/decimals.ts";
import { type DataColumn, isAfterFigures, namingColumn } from "./types.ts";
import type { DataTableModel } from "./useDataTable.ts";

/** Whether a cell is pinned, and whether it is the last pinned one. */
type Sticky = "inner" | "edge" | undefined;

interface Placed {
  sticky: Sticky;
  style: CSSProperties | undefined;
}

/** Set on the table: the color of a highlighted column. */
export const columnVar = (id: string) => `--column-${id}`;

export interface PlacedColumn<Row> extends Placed {
  column: DataColumn<Row>;
  isRowHeader: boolean;
  isAfterFigures: boolean;
  /** Characters of the longest fraction, its point included. */
  fraction: number;
}

/** The visible columns: which are pinned, and where. */
export interface ColumnLayout<Row> {
  control: (Placed & { kind: "radio" | "checkbox" }) | undefined;
  columns: readonly PlacedColumn<Row>[];
  /** Whether an empty column takes the remaining width. */
  hasRest: boolean;
  /** Cells of a row. */
  count: number;
  /** px of the pinned columns at the start. */
  stickyWidth: number;
}

export function layoutOf<Row>(
  { columns, rows, stickyIds }: Pick<DataTableModel<Row>, "columns" | "rows" | "stickyIds">,
  {
    control,
    widths,
    hasRest,
    canHighlight,
  }: {
    control: "radio" | "checkbox" | undefined;
    widths: readonly number[] | null;
    hasRest: boolean;
    /** Whether columns can be highlighted. */
    canHighlight: boolean;
  },
): ColumnLayout<Row> {
  const before = control ? 1 : 0;
  const pinned = columns.flatMap(({ id }, index) =>
    stickyIds.includes(id) ? [index + before] : [],
  );
  const all = control ? [0, ...pinned] : pinned;
  // The position of the second one depends on the width of the first.
  const sticky = widths === null ? all.slice(0, 1) : all;
  const startOf = (rank: number) =>
    sticky.slice(0, rank).reduce((sum, index) => sum + (widths?.[index] ?? 0), 0);
  const place = (index: number, id?: string): Placed => {
    const rank = sticky.indexOf(index);
    return {
      sticky: rank < 0 ? undefined : rank === sticky.length - 1 ? "edge" : "inner",
      style: {
        ...(rank > 0 && { insetInlineStart: startOf(rank) }),
        // Over the background of the cell, which depends on its row.
        ...(canHighlight &&
          id !== undefined && {
            backgroundImage: `linear-gradient(var(${columnVar(id)}, transparent) 0 0)`,
          }),
      },
    };
  };
  const naming = namingColumn(columns);
  return {
    control: control && { ...place(0), kind: control },
    columns: columns.map((column, index) => ({
      ...place(index + before, column.id),
      column,
      isRowHeader: column === naming,
      isAfterFigures: isAfterFigures(columns, index),
      fraction: column.align === "decimal" ? longestFraction(rows.map(column.cell)) : 0,
    })),
    hasRest,
    count: columns.length + before + (hasRest ? 1 : 0),
    stickyWidth: startOf(sticky.length),
  };
}
