import { useState } from "react";
import { Button as AriaButton, Input, TextField as AriaTextField } from "react-aria-components";
import { fieldButton, input } from "../../parts/Field.css.ts";
import { type FieldTexts, InputFrame, type InputProps, splitField } from "../../parts/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";

export interface PasswordFieldProps
  extends FieldTexts, Omit<InputProps, "defaultValue" | "isReadOnly" | "autoFocus" | "inputRef"> {
  /** Whether the browser offers a saved password (the default) or suggests a new one. */
  autoComplete?: "current-password" | "new-password";
  /** Name of the button while the password is hidden: `Show password`. */
  showLabel: string;
  /** Name of the button while the password is visible: `Hide password`. */
  hidePasswordLabel: string;
}

/** A password with a button that makes it visible. */
export function PasswordField({
  size = "main",
  placeholder,
  showLabel,
  hidePasswordLabel,
  autoComplete = "current-password",
  ...props
}: PasswordFieldProps) {
  const { texts, field } = splitField(props);
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField type={isShown ? "text" : "password"} autoComplete={autoComplete} {...field}>
      <InputFrame {...texts} size={size}>
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
      </InputFrame>
    </AriaTextField>
  );
}
