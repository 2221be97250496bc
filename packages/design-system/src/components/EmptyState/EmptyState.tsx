import type { ReactNode } from "react";
import { detail, notice, title as titleStyle } from "../../internal/state.css.ts";
import type { StateVariants } from "../../internal/state.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";

export interface EmptyStateProps extends StateVariants {
  /** What there is none of. */
  title: string;
  /** What to try next. */
  hint?: ReactNode;
  /** The next thing to try, as a button or a link. */
  action?: ReactNode;
  /** `search` unless told; that of the thing there is none of. */
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
