import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { badge } from "./Badge.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface BadgeProps extends Variants<typeof badge> {
  /** Past 99 it says `99+`. */
  count: number;
  /** The whole sentence for a screen reader: `3 pending amendments`. */
  label: string;
}

/** A count on something else: pending work, unread news. 0 shows nothing. */
export function Badge({ count, label, ...variants }: BadgeProps) {
  if (count === 0) return null;
  return (
    <span className={badge(variants)}>
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
