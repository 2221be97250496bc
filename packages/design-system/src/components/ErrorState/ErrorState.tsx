import type { ReactNode } from "react";
import { detail as detailStyle, notice, title as titleStyle } from "../../internal/state.css.ts";
import type { StateVariants } from "../../internal/state.css.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";

export interface ErrorStateProps extends StateVariants {
  /** What happened. */
  title: string;
  /** Why, when it is known, and what to do. */
  detail?: ReactNode;
  /** Names the button; without it and `onRetry` there is none. */
  retryLabel?: string;
  /** Asks again for the same. */
  onRetry?: () => void;
  /** The button waits for the answer. */
  isRetrying?: boolean;
}

/** It failed; what happened, and how to try again. */
export function ErrorState({
  title,
  detail,
  retryLabel,
  onRetry,
  isRetrying = false,
  align = "center",
}: ErrorStateProps) {
  return (
    <div className={notice({ align, tone: "error" })} role="alert">
      <Icon name="warning" />
      <p className={titleStyle}>{title}</p>
      {detail !== undefined && <div className={detailStyle}>{detail}</div>}
      {onRetry && retryLabel !== undefined && (
        <Button onPress={onRetry} isPending={isRetrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
