import type { ApiError } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { type DraftField, draftFieldOf } from "./draft.ts";
import { amendmentMessages, expectedMessages } from "./messages.ts";

/** Messages for the server's refusals, by field of the form. */
export function useRefusals() {
  const { formatMessage } = useIntl();
  const words = (expected: string) => {
    if (expected === "") return formatMessage(amendmentMessages.refused);
    const known = expectedMessages[expected];
    return formatMessage(amendmentMessages.expected, {
      expected: known === undefined ? expected : formatMessage(known),
    });
  };
  return (error: ApiError): Partial<Record<DraftField, string>> =>
    Object.fromEntries(
      error.fieldErrors.flatMap(({ field, expected }) => {
        const name = draftFieldOf(field);
        return name === undefined ? [] : [[name, words(expected)]];
      }),
    );
}
