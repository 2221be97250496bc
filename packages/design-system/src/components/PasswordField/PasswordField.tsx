import { useState } from "react";
import { Button as AriaButton, Input, TextField as AriaTextField } from "react-aria-components";
import { field, input } from "../../internal/Field.css.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import { FieldEdge } from "../../internal/FieldEdge.tsx";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { toggle } from "./PasswordField.css.ts";

export interface PasswordFieldProps extends FieldTexts, ControlVariants {
  value?: string;
  onChange?: (value: string) => void;
  placeholder?: string;
  name?: string;
  autoComplete?: "current-password" | "new-password";
  isRequired?: boolean;
  isDisabled?: boolean;
  showLabel: string;
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
          className={toggle}
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
