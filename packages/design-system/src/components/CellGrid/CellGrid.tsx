import type { ReactNode } from "react";
import { cell, grid, head, value } from "./CellGrid.css.ts";
import type { GridVariants } from "./CellGrid.css.ts";

export interface GridCell {
  id: string;
  /** The small line: a brand. */
  label: ReactNode;
  /** The strong line: its code. */
  value: ReactNode;
}

export interface CellGridProps extends GridVariants {
  /** In the order they are read: row by row. */
  cells: readonly GridCell[];
  /** What the cells are, for screen readers. */
  label: string;
}

/** Ruled cells, `columns` to a row (10 unless told), three on a phone. */
export function CellGrid({ cells, label, columns = 10 }: CellGridProps) {
  return (
    <ul className={grid({ columns })} aria-label={label}>
      {cells.map((item) => (
        <li key={item.id} className={cell}>
          <span className={head}>{item.label}</span>
          <span className={value}>{item.value}</span>
        </li>
      ))}
    </ul>
  );
}
