import { useText } from "../messages/index.ts";
import { useTerms } from "../terms/index.ts";
import { type MeasureCriteria, toleranceOf } from "../links/index.ts";
import { type Folding, FormSummary } from "../shared/folding-form/index.ts";
import { PrintedSentence } from "../shared/print-head/index.ts";
import { stepText } from "./gauge.ts";
import { useMeasureName, useSearchName } from "./useSearchName.ts";

const plusMinus = " ± ";

export interface MeasureSummaryProps {
  criteria: MeasureCriteria;
  folding: Folding;
}

/** The type, the measures and the settings of a search. */
export function MeasureSummary({ criteria, folding }: MeasureSummaryProps) {
  const t = useText();
  const terms = useTerms();
  const nameOf = useMeasureName(criteria);
  const name = useSearchName(criteria);
  const { family, values, condition, instrument, unit } = criteria;
  if (family === null) return null;
  const measures = Object.entries(values).map(([column, value]) => {
    const tolerance = toleranceOf(criteria, column);
    const label = nameOf(column, value);
    return {
      field: column,
      label: tolerance > 0 ? [label, stepText(tolerance, unit)].join(plusMinus) : label,
    };
  });
  const settings = t("measure.settings", {
    condition: t(`measure.condition.${condition}`),
    instrument: t(`measure.instrument.${instrument}`),
    unit: t(unit === "in" ? "measure.inches" : "common.millimeters"),
  });
  return (
    <>
      <PrintedSentence>{t("measure.searched", { measures: name })}</PrintedSentence>
      <FormSummary
        folding={folding}
        chips={[{ label: terms.family(family, "many") }, ...measures, { label: settings }]}
      />
    </>
  );
}
