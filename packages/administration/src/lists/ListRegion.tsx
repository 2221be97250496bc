import { giveFocus } from "@caliper/catalogue-widgets/shared";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./AdminList.css.ts";

export interface ListRegionProps {
  /** Accessible name; announced when focus moves to the empty list. */
  label: string;
  /** Ids of the visible rows, in order. */
  ids: readonly string[];
  /** The id of the row last acted on; the response may remove it from the list. */
  acted: string | null;
  children: ReactNode;
}

/**
 * A list whose rows can be removed by their actions. Focus then moves to the next row; otherwise it would be lost with the
 * removed row.
 */
export function ListRegion({ label, ids, acted, children }: ListRegionProps) {
  const region = useRef<HTMLElement>(null);
  const previousIds = useRef(ids);
  useEffect(() => {
    const before = previousIds.current;
    previousIds.current = ids;
    if (acted === null || ids.includes(acted) || !before.includes(acted)) return;
    const at = before.indexOf(acted);
    const remaining = new Set(ids);
    const next =
      before.slice(at + 1).find((id) => remaining.has(id)) ??
      before.slice(0, at).findLast((id) => remaining.has(id));
    giveFocus(() => (next === undefined ? null : buttonOf(region.current, next)) ?? region.current);
  }, [ids, acted]);
  return (
    <section ref={region} className={styles.region} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** The first action button of a row, in the table or on its card. */
function buttonOf(region: HTMLElement | null, id: string): HTMLElement | null | undefined {
  return region?.querySelector<HTMLElement>(`[data-row-id="${id}"] [data-actions] button`);
}
