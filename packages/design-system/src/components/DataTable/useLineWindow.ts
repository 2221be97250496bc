import { Virtualizer } from "@tanstack/react-virtual";
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { usePrinted } from "../../internal/usePrinted.ts";
import { size } from "../../theme/scale.ts";
import type { Line } from "./types.ts";

/**
 * `from` this many lines on, rendering all of them costs more than tracking those in view. `initial` lines are rendered until
 * positions are known, and `overscan` beyond each edge of the visible part. The window moves in steps, so that most scroll
 * events render nothing.
 */
const rowWindow = { from: 200, initial: 40, overscan: 16, step: 8 };
/** A card is as high as several rows, and costs more. */
const cardWindow = { from: 24, initial: 4, overscan: 2, step: 1 };
/** ms; rows that scroll past faster than this are not loaded. */
const passing = 50;

interface Span {
  first: number;
  /** Not included. */
  end: number;
}

/** The lines to render. */
interface Goal extends Span {
  /** The first line in view. */
  top: number;
}

/** One more line of the goal than `now`: those in view before those beyond. */
function advance(now: Span, goal: Goal): Span {
  let [first, end] = [Math.max(now.first, goal.first), Math.min(now.end, goal.end)];
  if (first >= end) first = end = goal.top;
  if (end < goal.end && first <= goal.top) end += 1;
  else if (first > goal.first) first -= 1;
  return { first, end };
}

/** Calls back when the page or anything in it scrolls, and when the frame or the page is resized. */
function watch(frame: HTMLElement, onChange: () => void) {
  onChange();
  // Scroll events do not bubble, but they can be captured.
  document.addEventListener("scroll", onChange, { capture: true, passive: true });
  const observer = new ResizeObserver(onChange);
  observer.observe(document.documentElement);
  observer.observe(frame);
  return () => {
    document.removeEventListener("scroll", onChange, { capture: true });
    observer.disconnect();
  };
}

/** Measures the rendered lines. */
function measureLines(
  virtualizer: Virtualizer<HTMLElement, HTMLElement>,
  body: HTMLElement | null,
): void {
  const measured = new Map<number, number>();
  for (const element of body?.querySelectorAll<HTMLElement>(":scope > [data-line]") ?? []) {
    const line = Number(element.dataset["line"]);
    measured.set(line, (measured.get(line) ?? 0) + element.getBoundingClientRect().height);
  }
  for (const [line, height] of measured) virtualizer.resizeItem(line, height);
}

/** Scrolls to the middle of the frame, or of the window if the frame does not scroll; `above` is the height in px above the line. */
function scrollToLine(
  frame: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  index: number,
  above: number,
): void {
  const rendered = body.current?.querySelector(`:scope > [data-line="${index}"]`);
  if (rendered) return rendered.scrollIntoView({ block: "center" });
  const scroller = frame.current;
  if (scroller && scroller.scrollHeight > scroller.clientHeight) {
    scroller.scrollTo({ top: above - scroller.clientHeight / 2 });
    return scroller.scrollIntoView({ block: "nearest" });
  }
  const top = body.current?.getBoundingClientRect().top ?? 0;
  return window.scrollBy({ top: top + above - window.innerHeight / 2 });
}

interface LineWindowOptions {
  frame: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  lines: readonly Pick<Line<unknown>, "kind" | "id">[];
  /** px of a row with one line of text; until a row is rendered, its estimated height. */
  rowHeight: number;
  /** px; without it the page scrolls instead of the frame. */
  maxHeight?: number | undefined;
  /** Index of the line that is in the middle of a frame with `maxHeight` at first; negative without one. */
  firstLine?: () => number;
  /** A line to scroll into the middle of the window; a new object scrolls again. */
  target?: { readonly index: number } | undefined;
  /** Whether each line is a card. */
  areCards?: boolean;
  onRowsNeeded: ((first: number, end: number) => void) | undefined;
}

/**
 * The lines to render: those in view and a few more; all of them in short tables, and in print. TanStack Virtual
 * computes positions and ranges. Its own observers follow one scrolling element, but here the page, a dialog or the
 * frame may scroll, so ours compare the body with the visible part of the frame.
 */
export function useLineWindow({
  frame,
  body,
  lines,
  rowHeight,
  maxHeight,
  firstLine,
  target,
  areCards = false,
  onRowsNeeded,
}: LineWindowOptions) {
  const { from: virtualFrom, initial, overscan, step } = areCards ? cardWindow : rowWindow;
  const isVirtual = lines.length > virtualFrom;
  const isPrinted = usePrinted();
  const [goal, setGoal] = useState<Goal>({ first: 0, end: initial, top: 0 });
  const [cards, setCards] = useState<Span>({ first: 0, end: 0 });
  const seen = areCards ? cards : goal;
  // Measured heights outlive the virtualizer, which is rebuilt when lines change.
  const [heights] = useState(() => new Map<string | number | bigint, number>());
  const count = isVirtual ? lines.length : 0;
  const virtualizer = useMemo(() => {
    const top = (element: HTMLElement) => Math.max(element.getBoundingClientRect().top, 0);
    const created = new Virtualizer<HTMLElement, HTMLElement>({
      count,
      estimateSize: (index) => (lines[index]?.kind === "group" ? size.groupRow : rowHeight),
      getItemKey: (index) => lines[index]?.id ?? index,
      getScrollElement: () => frame.current,
      // The browser keeps the scroll position.
      scrollToFn: () => undefined,
      observeElementRect: ({ scrollElement }, onRect) =>
        scrollElement
          ? watch(scrollElement, () => {
              const { bottom, width } = scrollElement.getBoundingClientRect();
              const height = Math.min(bottom, window.innerHeight) - top(scrollElement);
              // Outside the browser's window one line is rendered, at the nearer end.
              onRect({ width, height: Math.max(height, 1) });
            })
          : undefined,
      observeElementOffset: ({ scrollElement }, onOffset) =>
        scrollElement
          ? watch(scrollElement, () => {
              const start = body.current?.getBoundingClientRect().top ?? 0;
              onOffset(Math.max(top(scrollElement) - start, 0), false);
            })
          : undefined,
      onChange: ({ range }) => {
        if (!range) return;
        const first = Math.max(0, Math.floor((range.startIndex - overscan) / step) * step);
        const end = Math.min(count, Math.ceil((range.endIndex + 1 + overscan) / step) * step);
        setGoal((now) =>
          now.first === first && now.end === end ? now : { first, end, top: range.startIndex },
        );
      },
    });
    created.shouldAdjustScrollPositionOnItemSizeChange = () => false;
    created.itemSizeCache = heights;
    return created;
  }, [frame, body, count, lines, rowHeight, heights, overscan, step]);

  /** px that the lines from `from` to `to` take, the latter not included; 0 when not virtual. */
  const heightOf = (from: number, to: number) => {
    const total = virtualizer.getTotalSize();
    const startOf = (line: number) => virtualizer.measurementsCache[line]?.start ?? total;
    return startOf(to) - startOf(from);
  };

  const [startTop] = useState(() => {
    const line = firstLine?.() ?? -1;
    return maxHeight === undefined || line < 0 ? 0 : heightOf(0, line) - maxHeight / 2;
  });
  // Before the virtualizer reads the position. In a layout effect, the page would be laid out twice before paint.
  useEffect(() => {
    if (startTop > 0) frame.current?.scrollTo({ top: startTop });
  }, [startTop, frame]);

  useEffect(() => {
    if (count === 0) return undefined;
    let unmount: (() => void) | undefined;
    // It lays out the page, and this effect may run in the task that has just rendered the table.
    const next = requestAnimationFrame(() => {
      unmount = virtualizer._didMount();
      virtualizer._willUpdate();
    });
    return () => {
      cancelAnimationFrame(next);
      unmount?.();
    };
  }, [virtualizer, count, body]);

  const reach = useEffectEvent(({ index }: { readonly index: number }) =>
    scrollToLine(frame, body, index, heightOf(0, index)),
  );
  useEffect(() => {
    if (target) reach(target);
  }, [target]);

  useLayoutEffect(() => {
    if (!isVirtual) return undefined;
    // Before the next paint the page is laid out anyway; at once it would be laid out in a task that has just rendered lines.
    const next = requestAnimationFrame(() => measureLines(virtualizer, body.current));
    return () => cancelAnimationFrame(next);
  });
  useLayoutEffect(() => {
    const isReached = cards.first === goal.first && cards.end === goal.end;
    // One at a time, in a task of its own: cards with fields take long.
    if (isVirtual && areCards && !isReached)
      startTransition(() => setCards((now) => advance(now, goal)));
  }, [isVirtual, areCards, cards, goal]);

  const first = isVirtual ? Math.min(seen.first, count) : 0;
  const end = isVirtual ? Math.min(seen.end, count) : lines.length;
  const needRows = useEffectEvent(() => onRowsNeeded?.(first, end));
  const isIncomplete = lines.slice(first, end).some(({ kind }) => kind === "waiting");
  useEffect(() => {
    if (!isIncomplete) return undefined;
    const timer = setTimeout(needRows, passing);
    return () => clearTimeout(timer);
  }, [isIncomplete, first, end]);

  /** The lines in view and the focused line, with gaps in place of all others. */
  const render = (
    active: number | null,
    line: (index: number) => ReactNode,
    gap: (key: string, height: number) => ReactNode,
  ) => {
    const range = isPrinted ? [0, lines.length] : [first, end];
    const [from = 0, to = 0] = range;
    const nodes: ReactNode[] = [];
    let next = 0;
    const skipTo = (index: number) => {
      const height = heightOf(next, index);
      if (height > 0) nodes.push(gap(`gap ${next}`, height));
    };
    const show = (index: number) => {
      skipTo(index);
      nodes.push(line(index));
      next = index + 1;
    };
    if (active !== null && active >= 0 && active < from) show(active);
    for (let index = from; index < to; index += 1) show(index);
    if (active !== null && active >= to && active < lines.length) show(active);
    skipTo(lines.length);
    return nodes;
  };

  // On paper columns get the widths of the paper.
  return { isVirtual: isVirtual && !isPrinted, render };
}
