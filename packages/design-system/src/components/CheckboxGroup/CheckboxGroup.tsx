import type { ReactNode } from "react";
import { CheckboxGroup as AriaCheckboxGroup } from "react-aria-components";
import { field } from "../../internal/Field.css.ts";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { options } from "../../internal/options.css.ts";
import type { OptionsVariants } from "../../internal/options.css.ts";

export interface CheckboxGroupProps extends Omit<FieldTexts, "labelStart">, OptionsVariants {
  /** `Checkbox` elements, each with a `value`. */
  children: ReactNode;
  /** The values of the boxes that are ticked. */
  value: readonly string[];
  /** With all values that are ticked now, in the order of ticking. */
  onChange: (value: string[]) => void;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
}

/** Any of a few. */
export function CheckboxGroup({
  label,
  hideLabel,
  description,
  error,
  children,
  value,
  orientation = "horizontal",
  ...rest
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      className={field}
      value={[...value]}
      isInvalid={error === undefined ? undefined : true}
      validationBehavior="aria"
      {...rest}
    >
      <FieldLabel label={label} hideLabel={hideLabel} />
      <div className={options({ orientation })}>{children}</div>
      <FieldMessages description={description} error={error} />
    </AriaCheckboxGroup>
  );
}
