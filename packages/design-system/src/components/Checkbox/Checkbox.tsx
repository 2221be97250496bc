import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import { choice } from "../../internal/options.css.ts";
import { box, tick } from "./Checkbox.css.ts";

export interface CheckboxProps {
  /** The label; pressing it toggles the box. */
  children?: ReactNode;
  /** Accessible name, if there is no visible label. */
  label?: string;
  /** Its value in a `CheckboxGroup`. */
  value?: string;
  /** Whether it is checked; uncontrolled when left out. */
  isSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Some, but not all, of its items are selected. */
  isIndeterminate?: boolean;
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
  /** The key in the form data and in the `errors` of a `Form`. */
  name?: string;
}

/** A yes/no choice. */
export function Checkbox({ children, label, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox className={choice} aria-label={label} {...rest}>
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
