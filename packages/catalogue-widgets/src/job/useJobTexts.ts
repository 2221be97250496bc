import type { JobGroup, JobPart } from "@caliper/api-client";
import { type FamilyId, textIn } from "@caliper/catalogue-model";
import { useText } from "../messages/index.ts";
import { useFormat, useLocale } from "../provider/index.ts";
import { useQualifiers, useTerms } from "../terms/index.ts";

/** A job in words. */
export function useJobTexts() {
  const t = useText();
  const terms = useTerms();
  const locale = useLocale();
  const format = useFormat();
  const qualifiers = useQualifiers();
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  const all = new Intl.ListFormat(locale, { type: "conjunction" });
  const families = (ids: readonly FamilyId[]) =>
    either.format(ids.map((id) => terms.family(id, "many")));
  return {
    all: (names: readonly string[]) => all.format(names),
    families,
    /** `Brake Pads`, `Wheel Cylinders, left`. */
    title: ({ families: possible, side, parts }: JobGroup): string => {
      const present = possible.filter((id) => parts.some(({ family }) => family === id));
      const name = families(present.length > 0 ? present : possible);
      return side ? `${name}, ${terms.position(side).toLowerCase()}` : name;
    },
    /** `ventilated, front · 15-inch wheel`. */
    about: ({ detail, fits }: JobPart): string =>
      [
        textIn(detail, locale),
        fits && qualifiers({ qualifiers: fits.qualifiers, years: fits.years }),
      ]
        .filter(Boolean)
        .join(" · "),
    /** `Required with D1200 and D1210: with new springs`. */
    belongs: ({ belongsWith }: JobPart): readonly string[] =>
      [...Map.groupBy(belongsWith, ({ kind }) => kind)].map(([kind, relations]) => {
        const codes = all.format(relations.map(({ code }) => code));
        const notes = new Set(
          relations.flatMap(({ note }) => (note ? [textIn(note, locale)] : [])),
        );
        return [t("job.belongs", { kind, codes }), ...notes].join(": ");
      }),
    /** `2`, or `2 (usual)` where the catalogue does not state it. */
    quantity: ({ quantity, isQuantityStated }: JobPart): string =>
      isQuantityStated || quantity === 1 ? format.count(quantity) : t("job.usual", { quantity }),
    /** Empty for the only grade of a part. */
    grade: (grade: string | null, { prices = [] }: JobPart): string =>
      grade === null || prices.length < 2 ? "" : terms.grade(grade, true),
  };
}
