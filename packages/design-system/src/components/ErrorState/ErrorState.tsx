import type { ReactNode } from "react";
import { State, type StateVariants } from "../../parts/State.tsx";
import { Button } from "../Button/Button.tsx";

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
  detail,
  retryLabel,
  onRetry,
  isRetrying = false,
  ...rest
}: ErrorStateProps) {
  return (
    <State tone="error" role="alert" icon="warning" text={detail} {...rest}>
      {onRetry && retryLabel !== undefined && (
        <Button onPress={onRetry} isPending={isRetrying}>
          {retryLabel}
        </Button>
      )}
    </State>
  );
}
