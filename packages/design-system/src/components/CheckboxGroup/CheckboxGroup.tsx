import type { ReactNode } from "react";
import { CheckboxGroup as AriaCheckboxGroup } from "react-aria-components";
import { FieldFrame, type FieldTexts, type InputProps, splitField } from "../../parts/Field.tsx";
import { options } from "../../internal/options.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface CheckboxGroupProps
  extends
    Omit<FieldTexts, "labelStart">,
    Pick<InputProps, "name" | "isDisabled">,
    Variants<typeof options> {
  /** `Checkbox` elements, each with a `value`. */
  children: ReactNode;
  /** The values of the checked boxes. */
  value: readonly string[];
  /** Called with all checked values, in the order they were checked. */
  onChange: (value: string[]) => void;
}

/** Any number of a few choices. */
export function CheckboxGroup({
  children,
  value,
  orientation = "horizontal",
  ...props
}: CheckboxGroupProps) {
  const { texts, field } = splitField(props);
  return (
    <AriaCheckboxGroup value={[...value]} {...field}>
      <FieldFrame {...texts}>
        <div className={options({ orientation })}>{children}</div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
