import type { ApiError } from "@caliper/api-client";
import { Notice } from "@caliper/design-system";
import { useFailure } from "../../provider/index.ts";

export interface FailureNoticeProps {
  /** Nothing is shown without one. */
  error: ApiError | null | undefined;
}

/** Why an action failed, in one line. */
export function FailureNotice({ error }: FailureNoticeProps) {
  const failureOf = useFailure();
  return error ? <Notice tone="danger">{failureOf(error).line}</Notice> : null;
}
