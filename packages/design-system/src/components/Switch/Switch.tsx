import type { ReactNode } from "react";
import { Switch as AriaSwitch } from "react-aria-components";
import { switchRow, thumb, track } from "./Switch.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface SwitchProps extends Variants<typeof switchRow> {
  /** What is on when it is on; the words stay the same. */
  children?: ReactNode;
  /** Its name where no words stand beside it. */
  label?: string;
  /** On. */
  isSelected: boolean;
  /** With whether it is on now; it takes effect at once. */
  onChange: (isSelected: boolean) => void;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
}

/** On or off, at once: no form, no button. */
export function Switch({ children, label, align = "start", ...rest }: SwitchProps) {
  return (
    <AriaSwitch className={switchRow({ align })} aria-label={label} {...rest}>
      {align === "between" && children}
      <span className={track}>
        <span className={thumb} />
      </span>
      {align === "start" && children}
    </AriaSwitch>
  );
}
