import { type Qualifiers, qualifierTexts, type YearRange } from "@caliper/catalogue-model";
import { useLocale } from "../provider/index.ts";

interface Qualified {
  readonly qualifiers?: Qualifiers | undefined;
  readonly observation?: string | null;
  readonly years: YearRange;
}

/** What narrows an application, in words, with its observation; null for nothing. */
export function useQualifiers() {
  const language = useLocale();
  return ({ observation = null, ...application }: Qualified): string | null =>
    qualifierTexts({ ...application, observation }, language).join(" · ") || null;
}
