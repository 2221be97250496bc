import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { useAnnounce } from "../../internal/announce.ts";
import type { FieldTexts, InputProps } from "../../parts/Field.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { stepNumber, writeNumber } from "./lengths.ts";
import { type NumberProblem, type NumberRules, readNumber } from "./readNumber.ts";
import { Tolerance, type ToleranceProps } from "./Tolerance.tsx";

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<InputProps, "value" | "defaultValue" | "onChange" | "inputRef">,
    NumberRules {
  /** Lengths are always in mm, whatever unit is shown. Null: empty. NaN: the text is not a valid number. */
  value: number | null;
  /** Called on every change of the text. Check `Number.isFinite(value)` before using the value. */
  onChange: (value: number | null) => void;
  /** The message for an invalid text; shown on blur or Enter. */
  problemText: (problem: NumberProblem) => string;
  /** The unit as written in the reader's language: `pulg.`. Defaults to `unit`. */
  unitText?: string;
  /** Omits the unit if it does not fit; show it nearby. */
  hideUnit?: boolean;
  /** What an arrow key adds or subtracts, in the unit shown. Without it they only move the caret. */
  step?: number;
  /** How much a match may differ: a select inside the edge, in the unit shown. */
  tolerance?: Omit<ToleranceProps, "unit" | "isDisabled">;
  /** The input got focus: the drawing highlights this dimension. */
  onFocus?: () => void;
  /** The input lost focus; the moment to validate. */
  onBlur?: () => void;
}

/**
 * A number with its unit. The typed text is kept while it means `value`, or no number; a new `value` or `unit` replaces
 * it. The mouse wheel does not change it.
 */
export function NumberField({
  value,
  onChange,
  problemText,
  unit,
  unitText = unit,
  hideUnit = false,
  min,
  max,
  decimals,
  step,
  tolerance,
  error,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const { isDisabled = false, isReadOnly = false } = rest;
  const [draft, setDraft] = useState("");
  const [isProblemShown, setProblemShown] = useState(false);
  const rules = { unit, min, max, decimals };
  const write = (storedValue: number | null) =>
    storedValue === null || Number.isNaN(storedValue)
      ? ""
      : writeNumber(storedValue, unit, decimals);
  const drafted = readNumber(draft, rules);
  const isUnread = Number.isNaN(value) && draft !== "";
  const text = isUnread || Object.is(drafted.value, value) ? draft : write(value);
  const { problem } = readNumber(text, rules);

  // A fraction typed in mm is a number once the unit is inches.
  const isReadable = isUnread && !drafted.problem;
  const report = useEffectEvent(() => onChange(drafted.value));
  useEffect(() => {
    if (isReadable) report();
  }, [isReadable]);

  const type = (typed: string) => {
    const reading = readNumber(typed, rules);
    setDraft(typed);
    if (!reading.problem) setProblemShown(false);
    onChange(reading.value);
  };
  const announce = useAnnounce();
  const validate = () => {
    setProblemShown(problem !== undefined);
    // Shows how a decimal comma was read.
    if (!problem && text.includes(",")) setDraft(write(value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") validate();
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (direction === undefined || step === undefined || isReadOnly) return;
    event.preventDefault();
    const next = write(stepNumber(value, direction, { step, unit, min, max }));
    type(next);
    announce(unitText === undefined ? next : `${next} ${unitText}`);
  };

  return (
    <TextField
      {...rest}
      value={text}
      onChange={type}
      onBlur={() => {
        validate();
        onBlur?.();
      }}
      onKeyDown={onKeyDown}
      error={error ?? (problem && isProblemShown ? problemText(problem) : undefined)}
      unit={hideUnit ? undefined : unitText}
      isMono
      // A phone's decimal keypad has no slash for fractions.
      inputMode={unit === "in" ? "text" : decimals === 0 ? "numeric" : "decimal"}
      autoComplete="off"
      end={tolerance && <Tolerance {...tolerance} unit={unit} isDisabled={isDisabled} />}
    />
  );
}
