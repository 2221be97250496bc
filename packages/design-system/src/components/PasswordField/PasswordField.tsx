import { useState } from "react";
import { Button as AriaButton, Input, TextField as AriaTextField } from "react-aria-components";
import { field, fieldButton, input } from "../../internal/Field.css.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import { FieldEdge } from "../../internal/FieldEdge.tsx";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";

export interface PasswordFieldProps extends FieldTexts, ControlVariants {
  /** What is typed, where the caller keeps it. */
  value?: string;
  /** At every change, with the new value. */
  onChange?: (value: string) => void;
  /** An example of what to type, never the label. */
  placeholder?: string;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  /** Whether the browser offers a known password (the default) or a new one. */
  autoComplete?: "current-password" | "new-password";
  /** Tells screen readers; whether it is filled, the form says when it is sent. */
  isRequired?: boolean;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
  /** The name of the button while the password is hidden: `Show password`. */
  showLabel: string;
  /** The name of the button while it is shown: `Hide password`. */
  hidePasswordLabel: string;
}

/** A password that one may look at while typing it. */
export function PasswordField({
  label,
  hideLabel,
  description,
  error,
  size = "main",
  placeholder,
  showLabel,
  hidePasswordLabel,
  autoComplete = "current-password",
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      className={field}
      type={isShown ? "text" : "password"}
      autoComplete={autoComplete}
      isInvalid={error === undefined ? undefined : true}
      validationBehavior="aria"
      {...rest}
    >
      <FieldLabel label={label} hideLabel={hideLabel} />
      <FieldEdge size={size}>
        <Input
          className={input()}
          placeholder={placeholder}
          spellCheck="false"
          autoCapitalize="none"
        />
        <AriaButton
          className={fieldButton}
          aria-label={isShown ? hidePasswordLabel : showLabel}
          onPress={() => setShown(!isShown)}
        >
          <Icon name={isShown ? "eyeOff" : "eye"} />
        </AriaButton>
      </FieldEdge>
      <FieldMessages description={description} error={error} />
    </AriaTextField>
  );
}
