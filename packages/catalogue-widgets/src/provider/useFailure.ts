import type { ApiError } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { useClient, useViewer } from "./context.ts";
import { failureReason } from "./failureReason.ts";
import { failureMessages } from "./messages.ts";

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
  const { formatMessage } = useIntl();
  const { baseUrl } = useClient();
  const viewer = useViewer();
  const detailOf = ({ kind, code, retryAfter }: ApiError): string | undefined => {
    if (kind === "contract") return undefined;
    if (code === "reauthentication-required") return formatMessage(failureMessages.password);
    if (kind === "address")
      return formatMessage(failureMessages.address, { address: baseUrl || window.location.origin });
    if (kind !== "limited") return formatMessage(failureReason(kind, viewer));
    const minutes = Math.max(1, Math.ceil((retryAfter ?? 0) / secondsPerMinute));
    return formatMessage(failureMessages.limited, { minutes });
  };
  return (error) => {
    const title = formatMessage(
      error.kind === "contract" ? failureMessages.unknown : failureMessages.failed,
    );
    const detail = detailOf(error);
    return {
      title,
      detail,
      line: detail === undefined ? title : `${title} ${detail}`,
      retryLabel: formatMessage(failureMessages.retry),
    };
  };
}
