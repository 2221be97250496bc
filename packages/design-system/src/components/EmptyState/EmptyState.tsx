import type { ReactNode } from "react";
import {
  detail,
  notice,
  type StateVariants,
  title as titleStyle,
} from "../../internal/state.css.ts";
import { Icon } from "../Icon/Icon.tsx";
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
export function EmptyState({
  title,
  hint,
  action,
  icon = "search",
  align = "center",
}: EmptyStateProps) {
  return (
    <div className={notice({ align, tone: "empty" })}>
      <Icon name={icon} />
      <p className={titleStyle}>{title}</p>
      {hint !== undefined && <div className={detail}>{hint}</div>}
      {action}
    </div>
  );
}
