import { type CSSProperties, memo, type ReactNode } from "react";
import {
  cell,
  frame,
  grid,
  head,
  long,
  longest,
  maxInTen,
  rows,
  ten,
  value,
} from "./CellGrid.css.ts";

export interface GridCell {
  id: string;
  /** The small line: a brand. */
  label: ReactNode;
  /** The strong line: its code, never translated and never broken. */
  value: string;
}

export interface CellGridProps {
  /** In reading order, row by row. */
  cells: readonly GridCell[];
  /** Names the list for screen readers. */
  label: string;
  /** Cells highlighted from outside the grid. */
  highlightedIds?: ReadonlySet<string> | undefined;
  /** The pointer entered a cell, or left it; never from touch. */
  onHighlight?: ((id: string | null) => void) | undefined;
}

/** Grids of more cells are laid out only when they come near the viewport. */
const maxAtOnce = 100;

/** Ruled cells, ten to a row; fewer if the longest value needs more width. */
export function CellGrid({ cells, label, highlightedIds, onHighlight }: CellGridProps) {
  const length = Math.max(0, ...cells.map((item) => item.value.length));
  const isLong = cells.length > maxAtOnce;
  return (
    <div
      className={isLong ? `${frame} ${long}` : frame}
      style={isLong ? ({ [rows]: Math.ceil(cells.length / 10) } as CSSProperties) : undefined}
    >
      <ul
        className={length > maxInTen ? grid : `${grid} ${ten}`}
        style={{ [longest]: length } as CSSProperties}
        aria-label={label}
      >
        {cells.map((item) => (
          <Cell
            key={item.id}
            item={item}
            isHighlighted={highlightedIds?.has(item.id)}
            onHighlight={onHighlight}
          />
        ))}
      </ul>
    </div>
  );
}

interface CellProps extends Pick<CellGridProps, "onHighlight"> {
  item: GridCell;
  isHighlighted: boolean | undefined;
}

/** Memoized, because a grid may have hundreds. */
const Cell = memo(function Cell({ item, isHighlighted, onHighlight }: CellProps) {
  return (
    <li
      className={cell}
      data-highlighted={isHighlighted || undefined}
      {...(onHighlight && {
        onPointerEnter: ({ pointerType }) => {
          if (pointerType !== "touch") onHighlight(item.id);
        },
        onPointerLeave: () => onHighlight(null),
      })}
    >
      <span className={head}>{item.label}</span>
      <span className={value} translate="no">
        {item.value}
      </span>
    </li>
  );
});
