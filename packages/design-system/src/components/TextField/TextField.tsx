import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from "react";
import { Input, TextField as AriaTextField } from "react-aria-components";
import { affix, field, input } from "../../internal/Field.css.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import { FieldEdge } from "../../internal/FieldEdge.tsx";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";

export interface TextFieldProps extends FieldTexts, ControlVariants {
  /** What is typed, where the caller keeps it. */
  value?: string;
  /** What is there at first, where nobody keeps the value. */
  defaultValue?: string;
  /** At every change, with the new value. */
  onChange?: (value: string) => void;
  /** The text has the focus: what it is about may be lit elsewhere. */
  onFocus?: () => void;
  /** The focus left; the moment to check what was typed. */
  onBlur?: () => void;
  /** Before React Aria sees the key; `preventDefault` keeps the browser out. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** An example of what to type, never the label. */
  placeholder?: string;
  /** Inside the edge, at the end: `mm`. */
  unit?: string;
  /** For codes and figures. */
  isMono?: boolean;
  /** What kind of text it is, for keypads and password managers; nothing is checked by it. */
  type?: "text" | "email" | "tel" | "url";
  /** Which keypad a phone shows. */
  inputMode?: ComponentProps<"input">["inputMode"];
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  /** What the browser may fill in: `username`, `email`. */
  autoComplete?: string;
  /** Takes the focus when it appears: only where one came to type. */
  autoFocus?: boolean;
  /** Tells screen readers; whether it is filled, the form says when it is sent. */
  isRequired?: boolean;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
  /** Can be focused, selected and copied, not changed. */
  isReadOnly?: boolean;
  /** Characters; typing stops there. */
  maxLength?: number;
  /** The input itself, to give it the focus. */
  inputRef?: Ref<HTMLInputElement>;
  /** A small control inside the edge, at the end. */
  end?: ReactNode;
}

/** One line of text. Its error stands under it and keeps what was typed. */
export function TextField({
  label,
  hideLabel,
  labelStart,
  description,
  error,
  size = "control",
  placeholder,
  unit,
  isMono = false,
  inputRef,
  end,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      className={field}
      isInvalid={error === undefined ? undefined : true}
      validationBehavior="aria"
      {...rest}
    >
      <FieldLabel label={label} hideLabel={hideLabel} labelStart={labelStart} />
      <FieldEdge size={size}>
        <Input className={input({ isMono })} placeholder={placeholder} ref={inputRef} />
        {unit !== undefined && <span className={affix}>{unit}</span>}
        {end}
      </FieldEdge>
      <FieldMessages description={description} error={error} />
    </AriaTextField>
  );
}
