import type { ReactNode, Ref } from "react";
import { Button as AriaButton } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { Spinner } from "../../parts/Spinner.tsx";
import { button } from "./Button.css.ts";
import { useFirstPress } from "../../internal/useFirstPress.ts";
import type { Variants } from "../../internal/variants.ts";

export interface ButtonProps extends Omit<Variants<typeof button>, "iconOnly"> {
  /** The label. */
  children: ReactNode;
  /** Called on press: pointer, touch, Enter or Space. */
  onPress?: () => void;
  /** An icon before the label, hidden from screen readers. */
  icon?: IconName;
  /** An icon after the label: a chevron on a button that opens something. */
  iconEnd?: IconName;
  /** `submit` submits the form, also on Enter in a field. Defaults to `button`. */
  type?: "button" | "submit" | "reset";
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
  /** Work is in progress: the button keeps its size and focus, and presses are ignored. */
  isPending?: boolean;
  /** Accessible name, when the visible label is not enough. */
  label?: string;
  /** The id of the form it submits, when it is outside that form. */
  form?: string;
  /** The button element, to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action. At most one primary button per view. */
export function Button({
  children,
  icon,
  iconEnd,
  label,
  isPending,
  onPress,
  variant = "secondary",
  size = "control",
  fill,
  ...rest
}: ButtonProps) {
  const isFirst = useFirstPress(false);
  return (
    <AriaButton
      className={button({ variant, size, fill })}
      isPending={isPending === true}
      aria-label={label}
      // Other buttons may be pressed quickly.
      onPress={() => (isPending === undefined || isFirst()) && onPress?.()}
      {...rest}
    >
      {isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size="small" />}
    </AriaButton>
  );
}
