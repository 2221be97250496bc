import { useState } from "react";
import type { KeyboardEvent } from "react";
import { announce } from "../../internal/announce.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import type { FieldTexts } from "../../internal/Field.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { stepNumber, writeNumber } from "./lengths.ts";
import { readNumber } from "./readNumber.ts";
import type { NumberProblem, NumberRules } from "./readNumber.ts";
import { Tolerance } from "./Tolerance.tsx";
import type { ToleranceProps } from "./Tolerance.tsx";

export interface NumberFieldProps extends FieldTexts, ControlVariants, NumberRules {
  /** Lengths always in mm, whatever the unit shown. Null: empty. NaN: something is typed that is no number here. */
  value: number | null;
  /** At every change of the text. `Number.isFinite(value)` says whether there is a number to work with. */
  onChange: (value: number | null) => void;
  /** The words for a text that is no number here; shown when the field is left or Enter is pressed. */
  problemText: (problem: NumberProblem) => string;
  /** How the unit is written in the reader's language: `pulg.`. Left out, as `unit` is. */
  unitText?: string;
  /** The arrow keys go up and down by this, in the unit shown. Left out: they only move the caret. */
  step?: number;
  /** How much a match may differ: a choice inside the edge, in the unit shown. */
  tolerance?: Omit<ToleranceProps, "unit" | "isDisabled">;
  /** A measure whose field has the focus is lit in its drawing. */
  onFocus?: () => void;
  /** The focus left; the moment to check what was typed. */
  onBlur?: () => void;
  /** An example of what to type, never the label. */
  placeholder?: string;
  /** In a native form; what is sent is the text as typed. */
  name?: string;
  /** Takes the focus when it appears: only where one came to type. */
  autoFocus?: boolean;
  /** Tells screen readers; whether it is filled, the form says when it is sent. */
  isRequired?: boolean;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
  /** Can be focused, selected and copied, not changed. */
  isReadOnly?: boolean;
}

/**
 * A figure with its unit. What is typed stays as typed while it means the value; a value set from outside, or another
 * unit, is written anew. The wheel does nothing.
 */
export function NumberField({
  value,
  onChange,
  problemText,
  unit,
  unitText = unit,
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
  const [isTold, setTold] = useState(false);
  const rules = { unit, min, max, decimals };
  const write = (kept: number | null) =>
    kept === null || Number.isNaN(kept) ? "" : writeNumber(kept, unit, decimals);
  const text = Object.is(readNumber(draft, rules).value, value) ? draft : write(value);
  const { problem } = readNumber(text, rules);

  const type = (typed: string) => {
    const reading = readNumber(typed, rules);
    setDraft(typed);
    if (!reading.problem) setTold(false);
    onChange(reading.value);
  };
  const settle = () => {
    setTold(problem !== undefined);
    // What a comma was taken for is there to be seen.
    if (!problem && text.includes(",")) setDraft(write(value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    const way = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (way === undefined || step === undefined || isReadOnly) return;
    event.preventDefault();
    const next = write(stepNumber(value, way, { step, unit, min, max }));
    type(next);
    announce(unitText === undefined ? next : `${next} ${unitText}`);
  };

  return (
    <TextField
      {...rest}
      value={text}
      onChange={type}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
      onKeyDown={onKeyDown}
      error={error ?? (problem && isTold ? problemText(problem) : undefined)}
      unit={unitText}
      isMono
      // The decimal keypad of a phone has no slash.
      inputMode={unit === "in" ? "text" : decimals === 0 ? "numeric" : "decimal"}
      autoComplete="off"
      end={tolerance && <Tolerance {...tolerance} unit={unit} isDisabled={isDisabled} />}
    />
  );
}
