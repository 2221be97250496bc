import type { ApiError } from "@caliper/api-client";
import { ErrorState } from "@caliper/design-system";
import { useFailure } from "../../provider/index.ts";

export interface FailureStateProps {
  error: ApiError;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** The failed action, the reason, and a retry button. */
export function FailureState({ error, onRetry, isRetrying = false }: FailureStateProps) {
  const failureOf = useFailure();
  const { title, detail, retryLabel } = failureOf(error);
  return (
    <ErrorState
      title={title}
      detail={detail}
      retryLabel={retryLabel}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
