import type { Deciding } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { yearsAsTyped } from "../../links/index.ts";
import { useText } from "../../messages/index.ts";
import { useFormat, useLocale } from "../../provider/index.ts";
import type { PairedTrait } from "./otherTexts.ts";
import { useTerms } from "../../terms/index.ts";

export type DecidingField = NonNullable<Deciding["question"]>["field"];
export type DecidingChoice = NonNullable<Deciding["question"]>["choices"][number];

/** Stands for the values that no part needs. */
const otherValue = "other";

const traits = {
  abs: { yes: "with_abs", no: "without_abs" },
  wearSensor: { yes: "with_sensor", no: "without_sensor" },
  side: { Left: "left", Right: "right" },
  rearBrake: { Disc: "rear_disc", Drum: "rear_drum" },
} as const;

/** Questions and their choices in words. */
export function useChoiceTexts(family: FamilyId | undefined, year: string | undefined) {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  const locale = useLocale();
  const monthNames = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const monthOf = (month: string) => monthNames.format(Date.UTC(2000, Number(month) - 1));
  const traitOf = (field: DecidingField, value: string) => {
    const byValue: Readonly<Record<string, PairedTrait>> =
      field in traits ? traits[field as keyof typeof traits] : {};
    return byValue[value];
  };
  const isMeasured = (field: DecidingField) =>
    family !== undefined && terms.column(family, field) !== field && field !== "holes";

  /** The words with which a text states the choice; null where it cannot. */
  function written(field: DecidingField, { value, upTo }: DecidingChoice): string | null {
    if (value === otherValue) return null;
    if (field === "axle") return terms.position(value);
    if (field === "drive") return value;
    if (field === "wheelSize") return t("search.trait.wheel", { inches: Number(value) });
    if (field === "engine") return /^\d/u.test(value) ? value : null;
    if (field === "year") return yearsAsTyped({ from: Number(value), to: Number(upTo ?? value) });
    if (field === "month" && year !== undefined)
      return [...new Set([value, upTo ?? value])]
        .map((month) => `${month.padStart(2, "0")}/${year}`)
        .join("-");
    const trait = traitOf(field, value);
    return trait === undefined ? null : t(`search.trait.${trait}`);
  }

  return {
    written,
    question: (field: DecidingField) =>
      family !== undefined && (isMeasured(field) || field === "holes")
        ? t("search.deciding.measure", { dimension: terms.column(family, field) })
        : t("search.deciding.ask", { field }),
    choice(field: DecidingField, choice: DecidingChoice): string {
      const { value, upTo } = choice;
      if (value === otherValue) return t("search.deciding.other");
      if (field === "month") return [value, ...(upTo ? [upTo] : [])].map(monthOf).join(" – ");
      if (family !== undefined && isMeasured(field))
        return `${format.dimension(Number(value), family)} ${t("common.millimeters")}`;
      return written(field, choice) ?? terms.value(value);
    },
  };
}
