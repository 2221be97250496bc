import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** px; steps of the result, so that most resizing renders nothing. */
const step = 16;

/** The width in px that an element has, rounded down; unlimited before it is in the document. */
export function useRoom(): { ref: RefObject<HTMLDivElement | null>; room: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  // Before paint, so that the first frame is correct.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setRoom(Math.floor(element.clientWidth / step) * step);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
