import type { FoundPart } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { useTerms } from "../../terms/index.ts";
import { nearMessages } from "../nearest/messages.ts";
import { fieldMessages } from "./messages.ts";

/** A short reason why a part is suggested; empty if the viewer may not see it. */
export function useSuggestionReason(): (
  part: Pick<FoundPart, "reason" | "match" | "brand" | "difference">,
) => string {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  return ({ reason, match, brand, difference }) => {
    const parts: string[] = [];
    if (match === "near") parts.push(formatMessage(fieldMessages.near));
    if (difference !== undefined) parts.push(formatMessage(nearMessages[difference]));
    else if (reason === "vehicle" || reason === "measures" || reason === "upc") {
      parts.push(formatMessage(fieldMessages[reason]));
    } else if (reason !== undefined) parts.push(terms.reason(reason, brand));
    return parts.join(": ");
  };
}
