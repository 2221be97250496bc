import { useEffect, useEffectEvent } from "react";
import { TextArea as AriaTextArea, TextField as AriaTextField } from "react-aria-components";
import { announce } from "../../internal/announce.ts";
import { field, input } from "../../internal/Field.css.ts";
import { FieldEdge } from "../../internal/FieldEdge.tsx";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { textAreaRows } from "../../internal/limits.ts";
import { area, counter } from "./TextArea.css.ts";

export interface TextAreaProps extends FieldTexts {
  /** What is typed; the caller keeps it. */
  value: string;
  /** At every change, with the new value. */
  onChange: (value: string) => void;
  /** An example of what to write, never the label. */
  placeholder?: string;
  /** Characters. Typing stops there; the counter shows how many are written. */
  maxLength?: number;
  /** Read out near the limit, once the hand rests: `12 characters left`. */
  remainingText?: (left: number) => string;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  /** Tells screen readers; whether it is filled, the form says when it is sent. */
  isRequired?: boolean;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
  /** Can be focused, selected and copied, not changed. */
  isReadOnly?: boolean;
}

/** From so many characters left on, a screen reader hears of it. */
export const nearLimit = 20;

/** In ms without a key: a count at every letter would drown out the letters. */
const restAfter = 800;

/** For browsers that don't size a field by its content: the lines somebody began are the rows. */
const rowsFor = (text: string) =>
  Math.min(textAreaRows.most, Math.max(textAreaRows.least, text.split("\n").length));

/** Several lines: grows from three rows to eight, then scrolls. */
export function TextArea({
  label,
  hideLabel,
  labelStart,
  description,
  error,
  placeholder,
  maxLength,
  remainingText,
  value,
  ...rest
}: TextAreaProps) {
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - value.length;
  const say = useEffectEvent(() => {
    if (remainingText) announce(remainingText(left));
  });
  useEffect(() => {
    if (left > nearLimit) return;
    const timer = setTimeout(say, restAfter);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <AriaTextField
      className={field}
      isInvalid={error === undefined ? undefined : true}
      validationBehavior="aria"
      value={value}
      maxLength={maxLength}
      {...rest}
    >
      <FieldLabel label={label} hideLabel={hideLabel} labelStart={labelStart} />
      <FieldEdge>
        <AriaTextArea
          className={`${input()} ${area}`}
          placeholder={placeholder}
          rows={rowsFor(value)}
        />
      </FieldEdge>
      {maxLength !== undefined && (
        <span className={counter} aria-hidden>
          {value.length} / {maxLength}
        </span>
      )}
      <FieldMessages description={description} error={error} />
    </AriaTextField>
  );
}
