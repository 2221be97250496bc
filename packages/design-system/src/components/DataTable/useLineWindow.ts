import { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { media, size, type Size } from "../../theme/scale.ts";
import type { Line } from "./types.ts";

/** Lines rendered beyond each edge of the visible part. */
const overscan = 16;
/** Lines per step of the window, so that most scroll events render nothing. */
const step = 8;

const subscribeToPrint = (onChange: () => void) => {
  const query = window.matchMedia(media.print);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};
const isPrinted = () => window.matchMedia(media.print).matches;

/** Calls back when the page or anything in it scrolls, and when the frame or the page changes its size. */
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

/**
 * The lines to render: those in view and a few more; all of them when not virtual, and in print. TanStack Virtual
 * computes positions and ranges. Its own observers follow one scrolling element, but here the page, a dialog or the
 * frame may scroll, so ours compare the body with the visible part of the frame.
 */
export function useLineWindow(
  frame: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  lines: readonly Pick<Line<unknown>, "kind">[],
  rowHeight: Size,
  isVirtual: boolean,
) {
  const [seen, setSeen] = useState({ first: 0, end: 40 });
  const isOnPaper = useSyncExternalStore(subscribeToPrint, isPrinted, () => false);
  const count = isVirtual ? lines.length : 0;
  const virtualizer = useMemo(() => {
    const top = (element: HTMLElement) => Math.max(element.getBoundingClientRect().top, 0);
    return new Virtualizer<HTMLElement, HTMLElement>({
      count,
      estimateSize: (index) => size[lines[index]?.kind === "group" ? "groupRow" : rowHeight],
      getScrollElement: () => frame.current,
      // The browser keeps the scroll position.
      scrollToFn: () => undefined,
      observeElementRect: ({ scrollElement }, onRect) =>
        scrollElement
          ? watch(scrollElement, () => {
              const { bottom, width } = scrollElement.getBoundingClientRect();
              const height = Math.min(bottom, window.innerHeight) - top(scrollElement);
              // Outside the browser's window one line is left, at the nearer end.
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
        const end = Math.ceil((range.endIndex + 1 + overscan) / step) * step;
        setSeen((now) => (now.first === first && now.end === end ? now : { first, end }));
      },
    });
  }, [frame, body, count, lines, rowHeight]);

  useEffect(() => {
    if (count === 0) return undefined;
    const unmount = virtualizer._didMount();
    virtualizer._willUpdate();
    return unmount;
  }, [virtualizer, count]);

  const total = virtualizer.getTotalSize();
  const startOf = (line: number) => virtualizer.measurementsCache[line]?.start ?? total;
  const showsAll = !isVirtual || isOnPaper;
  return {
    first: showsAll ? 0 : Math.min(seen.first, count),
    end: showsAll ? lines.length : Math.min(seen.end, count),
    /** px that the lines from `from` to `to` take, the latter not included; 0 when not virtual. */
    heightOf: (from: number, to: number) => startOf(to) - startOf(from),
  };
}
