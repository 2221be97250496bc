import { Button, Inline } from "@caliper/design-system";
import { useEffect, useRef } from "react";
import { useText } from "../messages/index.ts";
import { useTerms } from "../terms/index.ts";
import { type MeasureCriteria, toleranceOf } from "../links/index.ts";
import { PrintedSentence } from "../shared/print-head/index.ts";
import { stepText } from "./gauge.ts";
import { useMeasureName, useSearchName } from "./useSearchName.ts";

const plusMinus = " ± ";

export interface MeasureSummaryProps {
  criteria: MeasureCriteria;
  /** Called with the measure to edit first; undefined for the settings. */
  onEdit: (column?: string) => void;
  /** The form that had the focus is gone. */
  takesFocus: boolean;
}

/** The search in one line, in place of its form; each chip opens the form at its field. */
export function MeasureSummary({ criteria, onEdit, takesFocus }: MeasureSummaryProps) {
  const t = useText();
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) edit.current?.focus();
  }, [takesFocus]);
  const terms = useTerms();
  const nameOf = useMeasureName(criteria);
  const name = useSearchName(criteria);
  const { family, values, condition, instrument, unit } = criteria;
  if (family === null) return null;
  return (
    <>
      <PrintedSentence>{t("measure.searched", { measures: name })}</PrintedSentence>
      <Inline gap={8} align="center">
        <Button size="chip" onPress={() => onEdit()}>
          {terms.family(family, "many")}
        </Button>
        {Object.entries(values).map(([column, value]) => {
          const tolerance = toleranceOf(criteria, column);
          return (
            <Button key={column} size="chip" onPress={() => onEdit(column)}>
              {tolerance > 0
                ? [nameOf(column, value), stepText(tolerance, unit)].join(plusMinus)
                : nameOf(column, value)}
            </Button>
          );
        })}
        <Button size="chip" onPress={() => onEdit()}>
          {t("measure.settings", {
            condition: t(`measure.condition.${condition}`),
            instrument: t(`measure.instrument.${instrument}`),
            unit: t(unit === "in" ? "measure.inches" : "common.millimeters"),
          })}
        </Button>
        <Button size="chip" variant="plain" icon="edit" ref={edit} onPress={() => onEdit()}>
          {t("measure.edit")}
        </Button>
      </Inline>
    </>
  );
}
