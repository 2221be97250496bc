export interface RowRange {
  readonly first: number;
  /** One past the last row. */
  readonly end: number;
}

/** From here on, rendering every row costs more than keeping track of those in sight. */
export const windowedFrom = 200;

/** Ranges grow by whole steps, so that scrolling renders once in so many rows. */
const step = 10;

/** The rows to render: those in sight, and some above and below for the keyboard and a quick wheel. */
export function rowsInSight(
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
  count: number,
): RowRange {
  const top = Math.floor(Math.max(0, scrollTop) / rowHeight / step) * step;
  const bottom = Math.ceil((Math.max(0, scrollTop) + viewHeight) / rowHeight / step) * step;
  return {
    first: Math.max(0, Math.min(top, count) - step),
    end: Math.min(count, bottom + step),
  };
}
