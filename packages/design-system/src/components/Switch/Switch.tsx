import type { ReactNode } from "react";
import { Switch as AriaSwitch } from "react-aria-components";
import { switchRow, thumb, track } from "./Switch.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface SwitchProps extends Variants<typeof switchRow> {
  /** The label; the same for both states. */
  children?: ReactNode;
  /** Accessible name, if there is no visible label. */
  label?: string;
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with the new state; it takes effect immediately. */
  onChange: (isSelected: boolean) => void;
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
}

/** A setting that takes effect immediately. */
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
