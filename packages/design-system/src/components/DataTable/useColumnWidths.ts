import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

interface Measured {
  basis: unknown;
  /** px: room for the table at that time. */
  room: number;
  widths: readonly number[];
}

/**
 * Widths of the columns in px as the browser computed them; null until measured. Measured again when the room of the
 * table or the `basis` changes.
 */
export function useColumnWidths(
  frame: RefObject<HTMLElement | null>,
  isNeeded: boolean,
  basis: unknown,
): readonly number[] | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const widths = isNeeded && measured !== null && measured.basis === basis ? measured.widths : null;

  // Before paint, so that columns do not jump.
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
    // A font that loads later changes the widths.
    const forget = () => setMeasured(null);
    document.fonts.addEventListener("loadingdone", forget);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", forget);
    };
  }, [isNeeded, frame]);

  return widths;
}
