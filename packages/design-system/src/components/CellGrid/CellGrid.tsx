import type { ReactNode } from "react";
import type { Variants } from "../../internal/variants.ts";
import { cell, grid, head, value } from "./CellGrid.css.ts";

export interface GridCell {
  id: string;
  /** The small line: a brand. */
  label: ReactNode;
  /** The strong line: its code. */
  value: ReactNode;
}

export interface CellGridProps extends Variants<typeof grid> {
  /** In reading order, row by row. */
  cells: readonly GridCell[];
  /** Names the list for screen readers. */
  label: string;
}

/** Ruled cells, `columns` to a row (10 by default), three on a phone. */
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
