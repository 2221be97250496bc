import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { Input, TextField as AriaTextField } from "react-aria-components";
import { affix, input } from "../../parts/Field.css.ts";
import { type FieldTexts, InputFrame, type InputProps, splitField } from "../../parts/Field.tsx";

export interface TextFieldProps extends FieldTexts, InputProps {
  /** The input got focus. */
  onFocus?: () => void;
  /** The input lost focus; the moment to validate. */
  onBlur?: () => void;
  /** Runs before React Aria's handler; `preventDefault` stops the browser's default action. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Inside the edge, at the end: `mm`. */
  unit?: string;
  /** For codes and figures. */
  isMono?: boolean;
  /** A hint for mobile keyboards and password managers; nothing is validated by it. */
  type?: "text" | "email" | "tel" | "url" | "date";
  /** Which keyboard a phone shows. */
  inputMode?: ComponentProps<"input">["inputMode"];
  /** What the browser may fill in: `username`, `email`. */
  autoComplete?: string;
  /** Maximum number of characters that can be typed. */
  maxLength?: number;
  /** A small control inside the edge, at the end. */
  end?: ReactNode;
}

/** One line of text. The error is below the field, and the typed text is kept. */
export function TextField({
  size = "control",
  placeholder,
  unit,
  isMono = false,
  inputRef,
  end,
  ...props
}: TextFieldProps) {
  const { texts, field } = splitField(props);
  return (
    <AriaTextField {...field}>
      <InputFrame {...texts} size={size}>
        <Input className={input({ isMono })} placeholder={placeholder} ref={inputRef} />
        {unit !== undefined && <span className={affix}>{unit}</span>}
        {end}
      </InputFrame>
    </AriaTextField>
  );
}
