import type { Ref } from "react";
import { Button as AriaButton, Input, SearchField as AriaSearchField } from "react-aria-components";
import { field, fieldButton, input, keycap, sign } from "../../internal/Field.css.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import { FieldEdge } from "../../internal/FieldEdge.tsx";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";

export interface SearchFieldProps extends Omit<FieldTexts, "labelStart">, ControlVariants {
  /** What is typed, where the caller keeps it. */
  value?: string;
  /** What is there at first, where nobody keeps the value. */
  defaultValue?: string;
  /** At every change, with the new value. */
  onChange?: (value: string) => void;
  /** Enter. */
  onSubmit?: (value: string) => void;
  /** The field was emptied with the button or Escape. */
  onClear?: () => void;
  /** An example of what to type, never the label. */
  placeholder?: string;
  /** The name of the button that empties the field. */
  clearLabel: string;
  /** The key that brings the focus here, shown while the field is empty. */
  shortcut?: string;
  /** Takes the focus when it appears: only where one came to type. */
  autoFocus?: boolean;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
  /** The input itself, to give it the focus. */
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
              <AriaButton className={fieldButton} aria-label={clearLabel}>
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
