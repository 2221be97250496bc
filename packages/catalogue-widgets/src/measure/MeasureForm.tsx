import { conditions, instruments, toleranceSteps, type FamilyId } from "@caliper/catalogue-model";
import type { ApiError } from "@caliper/api-client";
import {
  Button,
  Notice,
  NumberField,
  type NumberProblem,
  Select,
  Skeleton,
  Text,
  ToggleButtonGroup,
  useNarrow,
  VisuallyHidden,
} from "@caliper/design-system";
import { type CSSProperties, useRef, useState } from "react";
import { useText } from "../messages/index.ts";
import type { Dimensions } from "../drawings/index.ts";
import { useFailure } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import {
  fullColumns,
  isCount,
  type MeasureCriteria,
  maxMillimeters,
  toleranceOf,
  usualColumns,
  withInstrument,
  withTolerance,
} from "../links/index.ts";
import { stepText } from "./gauge.ts";
import * as css from "./MeasureForm.css.ts";
import { ReferenceDrawing, type ReferenceChoice } from "./ReferenceDrawing.tsx";

export type MeasureDraft = MeasureCriteria["values"];

export interface MeasureFormProps {
  /** Families to choose from. */
  families: readonly FamilyId[];
  criteria: MeasureCriteria;
  /** The typed values, in mm by field; NaN for invalid numbers. */
  draft: MeasureDraft;
  /** Null clears the measure. */
  onDraftChange: (column: string, value: number | null) => void;
  onFamilyChange: (family: FamilyId) => void;
  /** Tolerances or unit; typed values stay. */
  onAdjust: (criteria: MeasureCriteria) => void;
  /** Called only with a family, a measure and valid numbers. */
  onSearch: () => void;
  onClear: () => void;
  /** In the order of the fields; undefined while they load. */
  columns: readonly string[] | undefined;
  /** The measures could not be loaded. */
  fieldsError?: ApiError | null;
  onRetryFields?: (() => void) | undefined;
  reference: ReferenceChoice;
  /** The measures of the best match, drawn under the typed ones. */
  best?: Dimensions | undefined;
  /** The measure under the pointer, here or in the results. */
  pointed: string | null;
  onPoint: (column: string | null) => void;
}

/** Type, tolerance, unit, and a field per measure beside the drawing that shows where to measure. */
export function MeasureForm(props: MeasureFormProps) {
  const { families, criteria, draft, onFamilyChange, onAdjust, onSearch, onClear } = props;
  const { pointed, onPoint } = props;
  const t = useText();
  const terms = useTerms();
  const isNarrow = useNarrow();
  const form = useRef<HTMLFormElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const { family, unit } = criteria;
  const typed = Object.entries(draft);
  const isEmpty = typed.length === 0;
  const focus = (column: string) =>
    form.current?.querySelector<HTMLInputElement>(`[data-field="${column}"] input`)?.focus();

  const label = () => {
    if (family === null) return t("measure.needType");
    return t(isEmpty ? "measure.needMeasure" : "search.button");
  };
  const drawing = family !== null && (
    <div className={css.drawing}>
      <ReferenceDrawing
        key={family}
        family={family}
        values={draft}
        unit={unit}
        reference={props.reference}
        best={props.best}
        highlighted={pointed ?? focused}
        onHighlight={onPoint}
        onPick={focus}
      />
    </div>
  );
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = typed.find(([, value]) => !Number.isFinite(value));
        if (wrong !== undefined) focus(wrong[0]);
        else if (family !== null && !isEmpty) onSearch();
      }}
    >
      <div className={css.layout({ hasDrawing: family !== null })}>
        <div className={css.head}>
          <div className={css.productType}>
            <Select
              label={t("common.productType")}
              placeholder={t("measure.typePlaceholder")}
              items={families.map((id) => ({ id, label: terms.family(id, "many") }))}
              value={family}
              onChange={onFamilyChange}
            />
          </div>
          {family !== null && (
            <>
              <ToggleButtonGroup
                label={t("measure.condition")}
                items={conditions.map((id) => ({ id, label: t(`measure.condition.${id}`) }))}
                value={criteria.condition}
                onChange={(condition) => onAdjust({ ...criteria, condition })}
              />
              <div className={css.instrument}>
                <Select
                  label={t("measure.instrument")}
                  items={instruments.map((id) => ({ id, label: t(`measure.instrument.${id}`) }))}
                  value={criteria.instrument}
                  onChange={(instrument) => onAdjust(withInstrument(criteria, instrument))}
                />
              </div>
              <ToggleButtonGroup
                label={t(unit === "mm" ? "measure.tolerance" : "measure.toleranceInches")}
                isMono
                items={toleranceSteps.map((step) => ({
                  id: String(step),
                  label: step === 0 ? t("measure.exact") : stepText(step, unit),
                }))}
                value={String(criteria.tolerance)}
                onChange={(id) => onAdjust({ ...criteria, tolerance: Number(id) })}
              />
              <ToggleButtonGroup
                label={t("common.unit")}
                items={[
                  { id: "mm", label: t("common.millimeters") },
                  { id: "in", label: t("common.inches") },
                ]}
                value={unit}
                onChange={(unit) => onAdjust({ ...criteria, unit })}
              />
            </>
          )}
        </div>
        {isNarrow && drawing}
        {family !== null && (
          // Resets the fields when the family changes.
          <div
            className={css.fields({ unit })}
            style={columnCounts((props.columns ?? usualColumns(family)).length)}
            key={family}
          >
            <Fields {...props} highlighted={pointed ?? focused} onFocus={setFocused} />
          </div>
        )}
        {family !== null && (
          <span className={css.hint}>
            <Text variant="cell" tone="subtle">
              {t("measure.hint")}
            </Text>
          </span>
        )}
        <div className={css.actions}>
          <div className={css.submit}>
            <Button type="submit" variant="primary" fill isDisabled={family === null || isEmpty}>
              {label()}
            </Button>
          </div>
          {!isEmpty && (
            <Button variant="plain" onPress={onClear}>
              {t("common.clear")}
            </Button>
          )}
        </div>
        {/* In the order of reading: on a phone it stands above the fields, otherwise beside them. */}
        {!isNarrow && drawing}
      </div>
    </form>
  );
}

/** The fields fill more than half of their last row. */
const columnCounts = (count: number): CSSProperties =>
  Object.fromEntries(
    Object.entries(css.columnCounts).map(([most, name]) => [
      name,
      fullColumns(count, Number(most)),
    ]),
  );

interface FieldsProps extends MeasureFormProps {
  highlighted: string | null;
  onFocus: (column: string | null) => void;
}

function Fields({
  criteria,
  draft,
  onDraftChange,
  onAdjust,
  columns,
  fieldsError = null,
  onRetryFields,
  highlighted,
  onFocus,
  onPoint,
}: FieldsProps) {
  const t = useText();
  const terms = useTerms();
  const failureOf = useFailure();
  const isNarrow = useNarrow();
  const { family, unit } = criteria;
  if (family === null) return null;
  if (fieldsError !== null) {
    const failure = failureOf(fieldsError);
    return (
      <div className={css.wholeRow}>
        <Notice
          tone="danger"
          title={failure.title}
          action={onRetryFields && <Button onPress={onRetryFields}>{failure.retryLabel}</Button>}
        >
          {failure.detail}
        </Notice>
      </div>
    );
  }
  if (columns === undefined) {
    return usualColumns(family).map((column, index) => (
      <div key={column} className={css.waiting} aria-busy>
        {index === 0 && <VisuallyHidden as="output">{t("measure.loadingFields")}</VisuallyHidden>}
        <Skeleton shape="block" height="control" />
      </div>
    ));
  }
  const problemText = (problem: NumberProblem) => {
    switch (problem.kind) {
      case "tooSmall":
      case "tooLarge":
        return t(`measure.problem.${problem.kind}`, { limit: problem.limit });
      case "notNumber":
      case "notWhole":
      case "ambiguousComma":
        return t(`measure.problem.${problem.kind}`, { text: problem.text });
    }
  };
  return columns.map((column) => {
    const letter = terms.letter(family, column);
    const name = terms.column(family, column);
    const value = draft[column] ?? null;
    return (
      <div
        key={column}
        data-field={column}
        className={value === null ? css.emptyField : undefined}
        onPointerEnter={() => onPoint(column)}
        onPointerLeave={() => onPoint(null)}
      >
        <NumberField
          label={name}
          {...(letter !== undefined && {
            labelStart: (
              <span className={css.letter({ isHighlighted: highlighted === column })}>
                {letter}
              </span>
            ),
          })}
          value={value}
          onChange={(next) => onDraftChange(column, next)}
          problemText={problemText}
          min={0}
          max={maxMillimeters}
          {...(isCount(column)
            ? { decimals: 0 }
            : {
                unit,
                unitText: t(unit === "mm" ? "common.millimeters" : "measure.inches"),
                // It is selected above the fields, and it does not fit in half a phone.
                hideUnit: isNarrow,
                tolerance:
                  value === null
                    ? undefined
                    : {
                        value: toleranceOf(criteria, column),
                        onChange: (tolerance: number) =>
                          onAdjust(withTolerance(criteria, column, tolerance)),
                        choices: toleranceSteps,
                        label: t("measure.toleranceOf", { name }),
                        // Text does not fit in the field.
                        exactText: "± 0",
                      },
              })}
          onFocus={() => onFocus(column)}
          onBlur={() => onFocus(null)}
        />
      </div>
    );
  });
}
