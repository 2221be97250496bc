import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { giveFocus } from "../shared/focus/index.ts";
import * as styles from "./FilterBar.css.ts";

export interface ListRegionProps {
  /** What the list is called; said when the focus comes to a list that has no rows any more. */
  label: string;
  /** Ids of the rows that are shown, in their order. */
  ids: readonly string[];
  /** The row that is acted on; it may leave the list with the answer. */
  acted: string | null;
  children: ReactNode;
}

/**
 * A list whose rows leave it when they are acted on. Who worked by keyboard goes on at the next row:
 * else the focus would be lost with the row, and start again at the top of the page.
 */
export function ListRegion({ label, ids, acted, children }: ListRegionProps) {
  const region = useRef<HTMLElement>(null);
  const known = useRef(ids);
  useEffect(() => {
    const before = known.current;
    known.current = ids;
    if (acted === null || ids.includes(acted) || !before.includes(acted)) return;
    const at = before.indexOf(acted);
    const there = new Set(ids);
    const next =
      before.slice(at + 1).find((id) => there.has(id)) ??
      before.slice(0, at).findLast((id) => there.has(id));
    giveFocus(() => (next === undefined ? null : buttonOf(region.current, next)) ?? region.current);
  }, [ids, acted]);
  return (
    <section ref={region} className={styles.region} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** The first button of a row, as the table and as its cards on a phone have it. */
function buttonOf(region: HTMLElement | null, id: string): HTMLElement | null | undefined {
  return region?.querySelector<HTMLElement>(
    `:is([data-row-id="${id}"], [data-key="${id}"]) [data-actions] button`,
  );
}
