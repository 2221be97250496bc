import { type ApiError, fileRefusalOf } from "@caliper/api-client";
import { useFailure } from "@caliper/catalogue-widgets/shared";
import { useText } from "../messages/index.ts";

/** Why a file was refused. */
export function useFileFailure(): (error: ApiError) => string {
  const t = useText();
  const failureOf = useFailure();
  return (error) => {
    const reason = fileRefusalOf(error);
    if (reason !== undefined) return t(`files.refused.${reason}`);
    return failureOf(error).line;
  };
}
