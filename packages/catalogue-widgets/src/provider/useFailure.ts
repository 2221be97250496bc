import type { ApiError, ApiErrorKind } from "@caliper/api-client";
import { useIntl } from "react-intl";
import type { MessageDescriptor } from "react-intl";
import { failureMessages } from "./messages.ts";

const secondsPerMinute = 60;

const reasons: Readonly<Record<Exclude<ApiErrorKind, "limited" | "contract">, MessageDescriptor>> =
  {
    network: failureMessages.network,
    server: failureMessages.server,
    unauthorized: failureMessages.unauthorized,
    forbidden: failureMessages.forbidden,
    notFound: failureMessages.notFound,
    invalid: failureMessages.invalid,
  };

export interface Failure {
  /** The specification's words: Request fail. or Unknown Error. */
  readonly title: string;
  /** Why, and what to do, when it is known. */
  readonly detail: string | undefined;
  /** Both in one line, where there is room for no more: under a field, in a list. */
  readonly line: string;
  readonly retryLabel: string;
}

/** Says in the reader's language what became of a call. */
export function useFailure(): (error: ApiError) => Failure {
  const { formatMessage } = useIntl();
  const detailOf = ({ kind, retryAfter }: ApiError): string | undefined => {
    if (kind === "contract") return undefined;
    if (kind !== "limited") return formatMessage(reasons[kind]);
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
