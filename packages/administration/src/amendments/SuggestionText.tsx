import type { Amendment } from "@caliper/api-client";
import { useTerms, useValueText } from "@caliper/catalogue-widgets/shared";
import { Text } from "@caliper/design-system";
import { useText } from "../messages/index.ts";

/** A suggestion: the column with its current and suggested value. */
export function useSuggestionWords() {
  const terms = useTerms();
  const valueText = useValueText();
  return ({ family, suggestion }: Pick<Amendment, "family" | "suggestion">) =>
    suggestion && {
      column: family === undefined ? suggestion.field : terms.column(family, suggestion.field),
      current: valueText(family, suggestion.field, suggestion.current),
      suggested: suggestion.suggested,
    };
}

/** Old → suggested; nothing for a correction in words only. */
export function SuggestionText({ amendment }: { amendment: Amendment }) {
  const t = useText();
  const words = useSuggestionWords()(amendment);
  if (words === undefined) return null;
  return <Text variant="data">{t("amendments.review.suggestion", words)}</Text>;
}
