import { hasVehicleIdentifier, maySee } from "@caliper/catalogue-model";
import { useFailure, useFormat, useViewer } from "../../provider/index.ts";
import { useDebounced } from "../../shared/search-state/index.ts";
import { useNumberTexts } from "../numbers/useNumberTexts.ts";
import { useText } from "../../messages/index.ts";
import { useFinding } from "../query.ts";
import { openJumps } from "../results/nearestTexts.ts";
import { useJumpsOf } from "../results/useJumps.ts";
import type { SearchBoxViewProps } from "./SearchBoxView.tsx";

type Suggestions = Pick<
  SearchBoxViewProps,
  "parts" | "hasMore" | "jumps" | "notUnderstood" | "query" | "failure" | "isLoading"
>;

/** As many as the list shows without scrolling; the last suggestion leads to the others. */
const maxParts = 6;

/** The suggestions of a search field for a typed text; none for an empty one. */
export function useSuggestions(text: string): Suggestions {
  const t = useText();
  const format = useFormat();
  const failureOf = useFailure();
  const viewer = useViewer();
  const jumpsOf = useJumpsOf();
  const numberTexts = useNumberTexts();
  const typed = text.trim();
  const query = useDebounced(typed);
  const { data, error, isFetching } = useFinding({ text: query }, { keepsLast: true });
  const finding = typed === "" ? undefined : data;
  const built = new Set(finding?.nearest?.vehicles.map(({ years }) => format.years(years)));
  const otherYears =
    built.size === 0 ? undefined : `${t("search.nothing.years")} ${[...built].join(", ")}`;
  return {
    parts: finding?.parts.slice(0, maxParts) ?? [],
    hasMore:
      finding !== undefined &&
      finding.hits.total > maxParts &&
      maySee("homeSearch", viewer) &&
      // The identifier of a vehicle must not be in the URL of the results page.
      !hasVehicleIdentifier(typed),
    jumps: finding === undefined ? [] : openJumps(jumpsOf(finding), finding),
    notUnderstood: finding?.notUnderstood ?? [],
    query,
    failure:
      error === null
        ? ((finding && numberTexts.problem(finding.numbers)) ?? otherYears)
        : failureOf(error).line,
    isLoading: typed !== "" && (isFetching || query !== typed),
  };
}
