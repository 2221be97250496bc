import type { Ref } from "react";
import { Button as AriaButton, Input, SearchField as AriaSearchField } from "react-aria-components";
import { field, input } from "../../internal/Field.css.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import { FieldEdge } from "../../internal/FieldEdge.tsx";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { clear, keycap, sign } from "./SearchField.css.ts";

export interface SearchFieldProps extends Omit<FieldTexts, "labelStart">, ControlVariants {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Enter. */
  onSubmit?: (value: string) => void;
  onClear?: () => void;
  placeholder?: string;
  clearLabel: string;
  /** The key that brings the focus here, shown while the field is empty. */
  shortcut?: string;
  autoFocus?: boolean;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One field for any code; mono, because that is how codes are read. Escape clears it. */
export function SearchField({
  label,
  hideLabel = true,
  description,
  error,
  size = "control",
  placeholder,
  clearLabel,
  shortcut,
  inputRef,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField
      className={field}
      isInvalid={error === undefined ? undefined : true}
      validationBehavior="aria"
      {...rest}
    >
      {({ isEmpty }) => (
        <>
          <FieldLabel label={label} hideLabel={hideLabel} />
          <FieldEdge size={size}>
            <span className={sign}>
              <Icon name="search" />
            </span>
            <Input
              className={input({ isMono: true })}
              placeholder={placeholder}
              ref={inputRef}
              spellCheck="false"
              autoCapitalize="characters"
              autoComplete="off"
            />
            {isEmpty && shortcut !== undefined && (
              <kbd className={keycap} aria-hidden>
                {shortcut}
              </kbd>
            )}
            {!isEmpty && (
              <AriaButton className={clear} aria-label={clearLabel}>
                <Icon name="close" size="small" />
              </AriaButton>
            )}
          </FieldEdge>
          <FieldMessages description={description} error={error} />
        </>
      )}
    </AriaSearchField>
  );
}
