import { useIntl } from "react-intl";
import { isCount, mayWear, reachOf, type MeasureCriteria } from "./criteria.ts";
import { stepText } from "./gauge.ts";
import { measureMessages as messages } from "./messages.ts";

/** `within ±0.5 mm, new or worn`, if all measures have the same tolerance. */
export function useWithin(criteria: MeasureCriteria): string {
  const { unit } = criteria;
  const { formatMessage } = useIntl();
  const lengths = Object.keys(criteria.values).filter((column) => !isCount(column));
  const [tolerance = 0, ...others] = new Set(lengths.map((column) => reachOf(criteria, column)));
  const within = () => {
    if (others.length > 0) return formatMessage(messages.withinOwn);
    if (tolerance === 0) return formatMessage(messages.withinExact);
    return formatMessage(messages.within, {
      tolerance: stepText(tolerance, unit),
      unit: formatMessage(unit === "in" ? messages.inchSuffix : messages.millimeters),
    });
  };
  return mayWear(criteria) ? formatMessage(messages.newOrWorn, { within: within() }) : within();
}
