import type { ReactNode } from "react";
import {
  detail as detailStyle,
  notice,
  type StateVariants,
  title as titleStyle,
} from "../../internal/state.css.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";

export interface ErrorStateProps extends StateVariants {
  /** What happened. */
  title: string;
  /** Why, if known, and what to do. */
  detail?: ReactNode;
  /** Label of the retry button, which also requires `onRetry`. */
  retryLabel?: string;
  /** Repeats the request. */
  onRetry?: () => void;
  /** The retry is in progress. */
  isRetrying?: boolean;
}

/** Shown when a request failed. */
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
