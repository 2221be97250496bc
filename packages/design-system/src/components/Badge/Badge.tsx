import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { badge } from "./Badge.css.ts";

export interface BadgeProps {
  /** Above 99 it shows `99+`; 0 renders nothing. */
  count: number;
  /** The full phrase for screen readers: `3 pending amendments`. */
  label: string;
}

/** A count on another element: pending work, unread items. */
export function Badge({ count, label }: BadgeProps) {
  if (count === 0) return null;
  return (
    <span className={badge}>
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
