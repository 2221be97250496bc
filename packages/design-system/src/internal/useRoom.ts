import { type RefCallback, useCallback, useState } from "react";
import { flushSync } from "react-dom";

/** px; steps of the result, so that most resizing renders nothing. */
const step = 16;

/** The most that an element can have before it is in the document: a phone must not render a table before its cards. */
const windowWidth = () =>
  typeof window === "undefined" ? Number.POSITIVE_INFINITY : window.innerWidth;

/** The width in px that an element has, rounded down; the window's before it is in the document. */
export function useRoom(): { ref: RefCallback<HTMLElement>; room: number } {
  const [room, setRoom] = useState(windowWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setRoom(Math.floor(element.clientWidth / step) * step);
    // Before the first paint. At once, the page would be laid out in the task that has just rendered the element.
    const next = requestAnimationFrame(() => flushSync(measure));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(next);
      observer.disconnect();
    };
  }, []);
  return { ref, room };
}
