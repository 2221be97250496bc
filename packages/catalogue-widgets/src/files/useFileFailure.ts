import { type ApiError, fileRefusalOf } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { useFailure } from "../provider/index.ts";
import { refusalMessages } from "./messages.ts";

/** Why a file was refused. */
export function useFileFailure(): (error: ApiError) => string {
  const { formatMessage } = useIntl();
  const failureOf = useFailure();
  return (error) => {
    const reason = fileRefusalOf(error);
    if (reason !== undefined) return formatMessage(refusalMessages[reason]);
    const { title, detail } = failureOf(error);
    return detail === undefined ? title : `${title} ${detail}`;
  };
}
