import type { ApiError } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { type DraftField, draftFieldOf } from "./draft.ts";
import { amendmentMessages } from "./messages.ts";

/** Messages for the server's refusals, by field of the form. */
export function useRefusals() {
  const { formatMessage } = useIntl();
  const words = (expected: string) =>
    expected === ""
      ? formatMessage(amendmentMessages.refused)
      : formatMessage(amendmentMessages.expected, { expected });
  return (error: ApiError): Partial<Record<DraftField, string>> =>
    Object.fromEntries(
      error.fieldErrors.flatMap(({ field, expected }) => {
        const name = draftFieldOf(field);
        return name === undefined ? [] : [[name, words(expected)]];
      }),
    );
}
