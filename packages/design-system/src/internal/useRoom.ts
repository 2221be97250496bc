import { type RefCallback, useCallback, useState } from "react";

/** px; steps of the result, so that most resizing renders nothing. */
const step = 16;

/** The width in px that an element has, rounded down; unlimited before it is in the document. */
export function useRoom(): { ref: RefCallback<HTMLElement>; room: number } {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setRoom(Math.floor(element.clientWidth / step) * step);
    // At once, so that the first frame is correct.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
