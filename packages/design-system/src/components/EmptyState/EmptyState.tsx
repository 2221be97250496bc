import type { ReactNode } from "react";
import { detail, notice, title as titleStyle } from "../../internal/state.css.ts";
import type { StateVariants } from "../../internal/state.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";

export interface EmptyStateProps extends StateVariants {
  title: string;
  /** What to try next. */
  hint?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
}

/** There is nothing, and that is an answer. */
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
