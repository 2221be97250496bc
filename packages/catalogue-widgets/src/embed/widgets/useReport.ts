import type { ApiError } from "@caliper/api-client";
import { useEffect } from "react";
import type { EmbedEvents } from "../../shared/embed-options/index.ts";
import type { EmbedTarget } from "../mount.ts";

type Ready = Omit<EmbedEvents["caliper:ready"], "locale">;

/** Reports to the element that the widget has content, or the error. */
export function useReport(
  target: EmbedTarget,
  ready: Ready | undefined,
  error: ApiError | null,
): void {
  const { code, family } = ready ?? {};
  const isReady = ready !== undefined;
  useEffect(() => {
    if (isReady) target.ready({ code, family });
  }, [target, isReady, code, family]);
  const reason = error?.kind;
  useEffect(() => {
    if (reason !== undefined) target.failed(reason);
  }, [target, reason]);
}
