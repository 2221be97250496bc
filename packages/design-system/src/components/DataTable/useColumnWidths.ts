import { useEffect, useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

interface Measured {
  basis: unknown;
  /** px that the table had when it was measured. */
  room: number;
  widths: readonly number[];
}

/**
 * How wide the browser made the columns, in px; null until it is known. It is asked again when the table gets more or
 * less room, other columns, or (unless they are to stay) other rows.
 *
 * @param basis What the widths follow from; another basis, other widths.
 */
export function useColumnWidths(
  frame: RefObject<HTMLElement | null>,
  isNeeded: boolean,
  basis: unknown,
): readonly number[] | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const widths = isNeeded && measured !== null && measured.basis === basis ? measured.widths : null;

  // Before anything is painted: nobody sees columns jump.
  useLayoutEffect(() => {
    if (!isNeeded || widths !== null) return;
    const measure = () => {
      const heads = [...(frame.current?.querySelectorAll("thead th") ?? [])];
      setMeasured({
        basis,
        room: frame.current?.clientWidth ?? 0,
        widths: heads.map((head) => head.getBoundingClientRect().width),
      });
    };
    measure();
  }, [isNeeded, widths, basis, frame]);

  useEffect(() => {
    if (!isNeeded || !frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const room = entry?.target.clientWidth ?? 0;
      setMeasured((now) => (now?.room === room ? now : null));
    });
    observer.observe(frame.current);
    // Words are as wide as their font, which may come after them.
    const forget = () => setMeasured(null);
    document.fonts.addEventListener("loadingdone", forget);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", forget);
    };
  }, [isNeeded, frame]);

  return widths;
}
