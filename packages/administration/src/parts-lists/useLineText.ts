import type { ListLine } from "@caliper/api-client";
import { familyIdOfType, textIn } from "@caliper/catalogue-model";
import { useLocale, useTerms } from "@caliper/catalogue-widgets/shared";

/** A line's description in the reader's language; empty if its part is no longer in the catalogue. */
export function useLineText() {
  const locale = useLocale();
  const terms = useTerms();
  return ({ type, detail }: ListLine): string =>
    [type && terms.family(familyIdOfType(type)), detail && textIn(detail, locale)]
      .filter(Boolean)
      .join(", ");
}
