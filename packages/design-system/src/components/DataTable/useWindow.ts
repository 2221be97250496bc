import { useEffect, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { media } from "../../theme/scale.ts";
import { lineAt } from "./lines.ts";

/** Lines beyond the edge that are kept ready for the next turn of the wheel. */
const ahead = 16;
/** The window moves in steps of so many lines, so that most scrolling renders nothing. */
const step = 8;

export interface LineWindow {
  first: number;
  /** The line after the last. */
  end: number;
}

const subscribeToPrint = (onChange: () => void) => {
  const query = window.matchMedia(media.print);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};
const isPrinted = () => window.matchMedia(media.print).matches;

/**
 * The lines in sight, and a few more. Whatever scrolls, the page or a box around the table, what counts is where the
 * body stands on the screen. Without `offsets`, and on paper, it is all of them.
 */
export function useWindow(
  frame: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  offsets: Float64Array | null,
  count: number,
): LineWindow {
  const [seen, setSeen] = useState<LineWindow>({ first: 0, end: 40 });
  const isOnPaper = useSyncExternalStore(subscribeToPrint, isPrinted, () => false);

  useEffect(() => {
    if (offsets === null) return undefined;
    const look = () => {
      if (!body.current || !frame.current) return;
      const { top } = body.current.getBoundingClientRect();
      const clip = frame.current.getBoundingClientRect();
      const from = lineAt(offsets, Math.max(clip.top, 0) - top) - ahead;
      const to = lineAt(offsets, Math.min(clip.bottom, window.innerHeight) - top) + ahead;
      const first = Math.max(0, Math.floor(from / step) * step);
      const end = Math.ceil((to + 1) / step) * step;
      setSeen((now) => (now.first === first && now.end === end ? now : { first, end }));
    };
    look();
    // Scrolling does not bubble, but it can be caught on its way down.
    document.addEventListener("scroll", look, { capture: true, passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(document.documentElement);
    if (frame.current) observer.observe(frame.current);
    return () => {
      document.removeEventListener("scroll", look, { capture: true });
      observer.disconnect();
    };
  }, [frame, body, offsets]);

  if (offsets === null || isOnPaper) return { first: 0, end: count };
  return { first: Math.min(seen.first, count), end: Math.min(seen.end, count) };
}
