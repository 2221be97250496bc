import type { ApiError } from "@caliper/api-client";
import { useText } from "../messages/index.ts";
import { useClient, useViewer } from "./context.ts";
import { failureReason } from "./failureReason.ts";

const secondsPerMinute = 60;

export interface Failure {
  /** Specified texts: Request fail. or Unknown Error. */
  readonly title: string;
  /** Cause and remedy, when known. */
  readonly detail: string | undefined;
  /** Both in one line, for fields and lists. */
  readonly line: string;
  readonly retryLabel: string;
}

/** Describes a failed request in the reader's language. */
export function useFailure(): (error: ApiError) => Failure {
  const t = useText();
  const { baseUrl } = useClient();
  const viewer = useViewer();
  const detailOf = ({ kind, code, retryAfter }: ApiError): string | undefined => {
    if (kind === "contract") return undefined;
    if (code === "reauthentication-required") return t("failure.password");
    if (kind === "address")
      return t("failure.address", { address: baseUrl || window.location.origin });
    if (kind !== "limited") return t(failureReason(kind, viewer));
    const minutes = Math.max(1, Math.ceil((retryAfter ?? 0) / secondsPerMinute));
    return t("failure.limited", { minutes });
  };
  return (error) => {
    const title = t(error.kind === "contract" ? "failure.unknown" : "failure.failed");
    const detail = detailOf(error);
    return {
      title,
      detail,
      line: detail === undefined ? title : `${title} ${detail}`,
      retryLabel: t("failure.retry"),
    };
  };
}
