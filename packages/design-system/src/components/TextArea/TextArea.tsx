import { useEffect, useEffectEvent } from "react";
import { TextArea as AriaTextArea, TextField as AriaTextField } from "react-aria-components";
import { useAnnounce } from "../../internal/announce.ts";
import { input } from "../../parts/Field.css.ts";
import {
  FieldEdge,
  FieldFrame,
  type FieldTexts,
  type InputProps,
  splitField,
} from "../../parts/Field.tsx";
import { textAreaRows } from "../../internal/limits.ts";
import { area, counter } from "./TextArea.css.ts";

export interface TextAreaProps
  extends
    FieldTexts,
    Pick<InputProps, "placeholder" | "name" | "isRequired" | "isDisabled" | "isReadOnly"> {
  /** The text. */
  value: string;
  /** Called on every change. */
  onChange: (value: string) => void;
  /** Maximum number of characters that can be typed; shows a counter. */
  maxLength?: number;
  /** Announced near the limit after a pause in typing: `12 characters left`. */
  remainingText?: (left: number) => string;
}

/** The remaining count is announced when at most this many characters are left. */
const nearLimit = 20;

/** Pause in typing before the announcement, in ms: an announcement per keystroke would be disruptive. */
const announceAfter = 800;

/** For browsers without `field-sizing`: one row per line break. */
const rowsFor = (text: string) =>
  Math.min(textAreaRows.most, Math.max(textAreaRows.least, text.split("\n").length));

/** Several lines: grows from three rows to eight, then scrolls. */
export function TextArea({
  placeholder,
  maxLength,
  remainingText,
  value,
  ...props
}: TextAreaProps) {
  const { texts, field } = splitField(props);
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - value.length;
  const announce = useAnnounce();
  const announceLeft = useEffectEvent(() => {
    if (remainingText) announce(remainingText(left));
  });
  useEffect(() => {
    if (left > nearLimit) return;
    const timer = setTimeout(announceLeft, announceAfter);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <AriaTextField value={value} maxLength={maxLength} {...field}>
      <FieldFrame {...texts}>
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
      </FieldFrame>
    </AriaTextField>
  );
}
