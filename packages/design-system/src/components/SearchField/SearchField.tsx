import { Button as AriaButton, Input, SearchField as AriaSearchField } from "react-aria-components";
import { fieldButton, input, sign } from "../../parts/Field.css.ts";
import { type FieldTexts, InputFrame, type InputProps, splitField } from "../../parts/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";

export interface SearchFieldProps
  extends Omit<FieldTexts, "labelStart">, Omit<InputProps, "isRequired" | "isReadOnly"> {
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  /** Name of the button that clears the field. */
  clearLabel: string;
}

/** One field for any code, in mono like all codes. Escape clears it. */
export function SearchField({
  hideLabel = true,
  size = "control",
  placeholder,
  clearLabel,
  inputRef,
  ...props
}: SearchFieldProps) {
  const { texts, field } = splitField({ hideLabel, ...props });
  return (
    <AriaSearchField {...field}>
      {({ isEmpty }) => (
        <InputFrame {...texts} size={size}>
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
          {!isEmpty && (
            <AriaButton className={fieldButton} aria-label={clearLabel}>
              <Icon name="close" size="small" />
            </AriaButton>
          )}
        </InputFrame>
      )}
    </AriaSearchField>
  );
}
