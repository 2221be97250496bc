import type { ReactNode } from "react";
import { State, type StateVariants } from "../../parts/State.tsx";
import type { IconName } from "../Icon/paths.ts";

export interface EmptyStateProps extends StateVariants {
  /** What is missing. */
  title: string;
  /** What to try next. */
  hint?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** The icon of what is missing; defaults to `search`. */
  icon?: IconName;
}

/** Shown when there is no data. */
export function EmptyState({ hint, action, icon = "search", ...rest }: EmptyStateProps) {
  return (
    <State tone="empty" icon={icon} text={hint} {...rest}>
      {action}
    </State>
  );
}
