import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from "react";
import { Input, TextField as AriaTextField } from "react-aria-components";
import { affix, field, input } from "../../internal/Field.css.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import { FieldEdge } from "../../internal/FieldEdge.tsx";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";

export interface TextFieldProps extends FieldTexts, ControlVariants {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** An example of what to type, never the label. */
  placeholder?: string;
  /** Inside the edge, at the end: `mm`. */
  unit?: string;
  /** For codes and figures. */
  isMono?: boolean;
  type?: "text" | "email" | "tel" | "url";
  inputMode?: ComponentProps<"input">["inputMode"];
  name?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  maxLength?: number;
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
