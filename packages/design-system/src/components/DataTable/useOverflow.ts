import { type RefObject, useEffect, useState } from "react";

/** Whether a table is wider than its frame. */
export function useOverflow(
  frame: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const [outer, inner] = [frame.current, table.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() =>
      setWide(Math.floor(inner.offsetWidth) > outer.clientWidth + 1),
    );
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, table]);
  return isWide;
}
