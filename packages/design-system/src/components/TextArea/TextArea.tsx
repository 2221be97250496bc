import { TextArea as AriaTextArea, TextField as AriaTextField } from "react-aria-components";
import { field, input } from "../../internal/Field.css.ts";
import { FieldEdge } from "../../internal/FieldEdge.tsx";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { area, counter } from "./TextArea.css.ts";

export interface TextAreaProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Characters; the counter shows how many are left. */
  maxLength?: number;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** Several lines: grows from three rows to eight, then scrolls. */
export function TextArea({
  label,
  hideLabel,
  description,
  error,
  placeholder,
  maxLength,
  value,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      className={field}
      isInvalid={error === undefined ? undefined : true}
      validationBehavior="aria"
      value={value}
      maxLength={maxLength}
      {...rest}
    >
      <FieldLabel label={label} hideLabel={hideLabel} />
      <FieldEdge>
        <AriaTextArea className={`${input()} ${area}`} placeholder={placeholder} rows={3} />
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
