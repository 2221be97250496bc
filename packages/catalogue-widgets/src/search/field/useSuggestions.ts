import { useFailure } from "../../provider/index.ts";
import { useDebounced } from "../../shared/search-state/index.ts";
import { useNumberTexts } from "../numbers/useNumberTexts.ts";
import { useFinding } from "../query.ts";
import { useJumpsOf } from "../results/useJumps.ts";
import type { SearchBoxViewProps } from "./SearchBoxView.tsx";

type Suggestions = Pick<
  SearchBoxViewProps,
  "parts" | "jumps" | "notUnderstood" | "query" | "failure" | "isLoading"
>;

/** The results page lists the others. */
const maxParts = 8;

/** The suggestions of a search field for a typed text; none for an empty one. */
export function useSuggestions(text: string): Suggestions {
  const failureOf = useFailure();
  const jumpsOf = useJumpsOf();
  const numberTexts = useNumberTexts();
  const typed = text.trim();
  const query = useDebounced(typed);
  const { data, error, isFetching } = useFinding({ text: query }, { keepsLast: true });
  const finding = typed === "" ? undefined : data;
  return {
    parts: finding?.parts.slice(0, maxParts) ?? [],
    jumps: finding === undefined ? [] : jumpsOf(finding),
    notUnderstood: finding?.notUnderstood ?? [],
    query,
    failure:
      error === null ? finding && numberTexts.problem(finding.numbers) : failureOf(error).line,
    isLoading: typed !== "" && (isFetching || query !== typed),
  };
}
