import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

interface Measured {
  basis: unknown;
  /** px: room for the table at that time. */
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
 * Widths of the columns in px as the browser computed them; null until measured. Measured again when the room of the
 * table or the `basis` changes.
 * @param need `now`: before paint, for columns whose position depends on the others; `soon`: the browser lays out the page
 * first, which would take twice as long before paint
 */
export function useColumnWidths(
  frame: RefObject<HTMLElement | null>,
  need: "no" | "soon" | "now",
  basis: unknown,
): readonly number[] | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const isNeeded = need !== "no";
  const widths = isNeeded && measured !== null && measured.basis === basis ? measured.widths : null;

  useLayoutEffect(() => {
    const update = () => setMeasured(measure(frame.current, basis));
    if (need === "now" && widths === null) update();
  }, [need, widths, basis, frame]);
  useEffect(() => {
    const update = () => setMeasured(measure(frame.current, basis));
    if (need === "soon" && widths === null) update();
  }, [need, widths, basis, frame]);

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
