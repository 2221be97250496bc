import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

interface Measured {
  basis: unknown;
  /** px: width of the table's container at that time. */
  room: number;
  widths: readonly number[];
}

const measure = (frame: HTMLElement | null, basis: unknown): Measured => ({
  basis,
  room: frame?.clientWidth ?? 0,
  widths: [...(frame?.querySelectorAll("thead th") ?? [])].map(
    (head) => head.getBoundingClientRect().width,
  ),
});

/**
 * Widths of the columns in px as the browser computed them; null until measured. Measured again when the container of the
 * table or the `basis` changes.
 */
export function useColumnWidths(
  frame: RefObject<HTMLElement | null>,
  isNeeded: boolean,
  basis: unknown,
): readonly number[] | null {
  // Undefined before the first measurement.
  const [measured, setMeasured] = useState<Measured | null>();
  const widths = isNeeded && measured?.basis === basis ? (measured?.widths ?? null) : null;
  const isFirst = measured === undefined;

  // After the browser has laid out the page: a new table is not scrolled, so its pinned columns are at their positions.
  useEffect(() => {
    const update = () => setMeasured(measure(frame.current, basis));
    if (isNeeded && isFirst) update();
  }, [isNeeded, isFirst, basis, frame]);
  // Before paint, so that columns do not jump.
  useLayoutEffect(() => {
    const update = () => setMeasured(measure(frame.current, basis));
    if (isNeeded && !isFirst && widths === null) update();
  }, [isNeeded, isFirst, widths, basis, frame]);

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
