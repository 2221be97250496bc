import { toleranceSteps } from "@caliper/catalogue-model";
import { Button, EmptyState, Stack } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { useFormat } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import {
  fieldOrder,
  isCount,
  type MeasureCriteria,
  widened,
  type WiderSearch,
} from "../links/index.ts";
import { stepText } from "./gauge.ts";
import { useFigure } from "./MeasureCell.tsx";
import { useWithin } from "./useWithin.ts";

export interface NothingWithinProps {
  criteria: MeasureCriteria;
  wider: WiderSearch | undefined;
  onAdjust: (criteria: MeasureCriteria) => void;
}

const widest = toleranceSteps[toleranceSteps.length - 1] ?? 0;

/** Nothing within the tolerance: shows the search, and offers the narrowest tolerance that finds something. */
export function NothingWithin({ criteria, wider, onAdjust }: NothingWithinProps) {
  const t = useText();
  const format = useFormat();
  const within = useWithin(criteria);
  const measures = useMeasures(criteria);
  const { unit } = criteria;
  const unitName = t(unit === "in" ? "measure.inches" : "common.millimeters");
  return (
    <EmptyState
      icon="ruler"
      title={t("measure.nothing", { within })}
      hint={
        <Stack gap={4}>
          <span>{t("measure.searched", { measures })}</span>
          {wider === null && (
            <span>
              {t("measure.nothingWider", {
                tolerance: stepText(widest, unit),
                unit: unitName,
              })}
            </span>
          )}
          {wider === null && <span>{t("measure.wideHint")}</span>}
          {wider === undefined && <span>{t("measure.looking")}</span>}
        </Stack>
      }
      action={
        wider ? (
          <Button onPress={() => onAdjust(widened(criteria, wider.tolerance))}>
            {t("measure.widen", {
              tolerance: stepText(wider.tolerance, unit),
              unit: unitName,
              count: wider.count,
              shown: format.count(wider.count),
            })}
          </Button>
        ) : undefined
      }
    />
  );
}

/** `A Outer diameter 279.7 mm · F Thickness, new 21.6 mm`: names contain commas. */
function useMeasures({ family: searched, values, unit }: MeasureCriteria): string {
  const t = useText();
  const terms = useTerms();
  const family = searched ?? "brake_rotors";
  const figure = useFigure(family, unit);
  return fieldOrder(family, Object.keys(values))
    .map((column) => {
      const name = [terms.letter(family, column), terms.column(family, column)].join(" ").trim();
      const value = figure(column, values[column] ?? 0);
      if (isCount(column)) return `${name} ${value}`;
      return t("measure.measure", {
        name,
        value,
        unit: t(unit === "in" ? "measure.inches" : "common.millimeters"),
      });
    })
    .join(" · ");
}
