import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import { box, checkbox, tick } from "./Checkbox.css.ts";

export interface CheckboxProps {
  /** What a tick means; a press on the words ticks, too. */
  children?: ReactNode;
  /** Its name where no words stand beside it. */
  label?: string;
  /** Its id inside a `CheckboxGroup`. */
  value?: string;
  /** Ticked; left out, the box keeps it by itself. */
  isSelected?: boolean;
  /** With whether it is ticked now. */
  onChange?: (isSelected: boolean) => void;
  /** Some of what it stands for is chosen, not all. */
  isIndeterminate?: boolean;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
}

/** Yes or no, for each on its own. */
export function Checkbox({ children, label, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox className={checkbox} aria-label={label} {...rest}>
      {({ isIndeterminate }) => (
        <>
          <span className={box}>
            <span className={tick}>
              <Icon name={isIndeterminate ? "minus" : "check"} size="small" />
            </span>
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
