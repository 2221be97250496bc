import { useText } from "../messages/index.ts";
import { isCount, mayWear, reachOf, type MeasureCriteria } from "../links/index.ts";
import { stepText } from "./gauge.ts";

/** `within ±0.5 mm, new or worn`, if all measures have the same tolerance. */
export function useWithin(criteria: MeasureCriteria): string {
  const { unit } = criteria;
  const t = useText();
  const lengths = Object.keys(criteria.values).filter((column) => !isCount(column));
  const [tolerance = 0, ...others] = new Set(lengths.map((column) => reachOf(criteria, column)));
  const within = () => {
    if (others.length > 0) return t("measure.withinOwn");
    if (tolerance === 0) return t("measure.withinExact");
    return t("measure.within", {
      tolerance: stepText(tolerance, unit),
      unit: t(unit === "in" ? "measure.inches" : "common.millimeters"),
    });
  };
  return mayWear(criteria) ? t("measure.newOrWorn", { within: within() }) : within();
}
