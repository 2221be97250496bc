import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import { box, checkbox } from "./Checkbox.css.ts";

export interface CheckboxProps {
  children?: ReactNode;
  /** Its name where no words stand beside it. */
  label?: string;
  /** Its id inside a `CheckboxGroup`. */
  value?: string;
  isSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Some of what it stands for is chosen, not all. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  name?: string;
}

/** Yes or no, for each on its own. */
export function Checkbox({ children, label, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox className={checkbox} aria-label={label} {...rest}>
      {({ isIndeterminate }) => (
        <>
          <span className={box}>
            <Icon name={isIndeterminate ? "minus" : "check"} size="small" />
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
