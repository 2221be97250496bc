import { useEffect, useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { rowsInSight, windowedFrom, type RowRange } from "./rowWindow.ts";

export interface RowWindow extends RowRange {
  isWindowed: boolean;
  /** px; of every row while windowed. */
  rowHeight: number;
}

/** A chosen row above this one is in sight without scrolling. */
const firstInSight = 8;
/** Left in sight above a row that is scrolled to. */
const rowsAbove = 4;

/** px; until a row has been measured. */
const usualRowHeight = 32;

/**
 * Which of many rows of one height to render. Rows are found by `[data-row]` inside the scroller; their
 * height is read from the first of them, because it is another on a phone. `chosen` is scrolled into sight at first.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  chosen: number,
): RowWindow {
  const isWindowed = count > windowedFrom;
  const [state, setState] = useState({
    ...rowsInSight(0, 640, usualRowHeight, count),
    rowHeight: usualRowHeight,
  });

  const [first] = useState(chosen);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isWindowed || element === null || first < firstInSight) return;
    const rowHeight =
      element.querySelector<HTMLElement>("[data-row]")?.offsetHeight || usualRowHeight;
    element.scrollTo({ top: (first - rowsAbove) * rowHeight });
  }, [scroller, isWindowed, first]);

  useEffect(() => {
    const element = scroller.current;
    if (!isWindowed || element === null) return;
    const update = () => {
      const row = element.querySelector<HTMLElement>("[data-row]");
      const rowHeight = row?.offsetHeight || usualRowHeight;
      const next = rowsInSight(element.scrollTop, element.clientHeight, rowHeight, count);
      setState((last) =>
        last.first === next.first && last.end === next.end && last.rowHeight === rowHeight
          ? last
          : { ...next, rowHeight },
      );
    };
    let frame = 0;
    // In the next frame: rendering rows while the browser reports sizes would make it report again.
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const observer = new ResizeObserver(later);
    observer.observe(element);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, [scroller, count, isWindowed]);

  return isWindowed
    ? { isWindowed, ...state, end: Math.min(state.end, count) }
    : { isWindowed, first: 0, end: count, rowHeight: state.rowHeight };
}
