import type { FoundPart } from "@caliper/api-client";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";

/** A short reason why a part is suggested; empty if the viewer may not see it. */
export function useSuggestionReason(): (
  part: Pick<FoundPart, "reason" | "match" | "brand" | "difference">,
) => string {
  const t = useText();
  const terms = useTerms();
  return ({ reason, match, brand, difference }) => {
    const parts: string[] = [];
    if (match === "near") parts.push(t("search.field.near"));
    if (difference !== undefined) parts.push(t(`search.near.${difference}`));
    else if (reason === "vehicle" || reason === "measures" || reason === "upc") {
      parts.push(t(`search.field.${reason}`));
    } else if (reason !== undefined) parts.push(terms.reason(reason, brand));
    return parts.join(": ");
  };
}
