import { type NearestCode, nearestCodesQuery, type SearchSection } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../messages/index.ts";
import { useClient } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import type { PartSuggestion } from "./suggestionItem.tsx";

export interface NearSuggestionsArgs {
  /** The searched text. */
  code: string;
  /** Every section without it. */
  section?: SearchSection | undefined;
  /** Nothing was found; suggestions are requested only then. */
  isNothing: boolean;
}

const none: readonly NearestCode[] = [];

/** The nearest codes of a section as suggestions, once a search found nothing. */
export function useNearSuggestions({ code, section, isNothing }: NearSuggestionsArgs) {
  const t = useText();
  const terms = useTerms();
  const query = nearestCodesQuery(useClient(), { code, section });
  const { data = none, isFetching } = useQuery({
    ...query,
    enabled: isNothing && query.enabled !== false,
  });
  const products = isNothing ? data : none;
  const suggestions = products.map(
    ({ code: own, family, reason, matched, difference }): PartSuggestion => ({
      code: own,
      shown: own,
      about: terms.family(family),
      note: [reason === "code" ? null : matched, t(`search.near.${difference}`)]
        .filter((part) => part !== null)
        .join(" · "),
    }),
  );
  return { products, suggestions, isFetching: isNothing && isFetching };
}
