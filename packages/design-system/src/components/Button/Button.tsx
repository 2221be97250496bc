import type { ReactNode, Ref } from "react";
import { Button as AriaButton } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { Spinner } from "../../internal/Spinner.tsx";
import { button } from "./Button.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface ButtonProps extends Omit<Variants<typeof button>, "iconOnly"> {
  /** The words. */
  children: ReactNode;
  /** Pressed, by pointer, finger, Enter or space bar. */
  onPress?: () => void;
  /** A sign before the words; it says nothing to screen readers. */
  icon?: IconName;
  /** At the end: a chevron on what opens something. */
  iconEnd?: IconName;
  /** `submit` makes Enter in any field of its form press it; `button` unless told. */
  type?: "button" | "submit" | "reset";
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
  /** Keeps its place and its focus while the work is done; presses do nothing meanwhile. */
  isPending?: boolean;
  /** Takes the focus when it appears: only where one came to type. */
  autoFocus?: boolean;
  /** When the words on it are not enough. */
  label?: string;
  /** The id of the form it submits, where it stands outside of it. */
  form?: string;
  /** The button itself, to give the focus back to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action. One primary button per view, at most. */
export function Button({
  children,
  icon,
  iconEnd,
  label,
  isPending = false,
  variant = "secondary",
  size = "control",
  fill,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      className={button({ variant, size, fill })}
      isPending={isPending}
      {...(label !== undefined && { "aria-label": label })}
      {...rest}
    >
      {isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size="small" />}
    </AriaButton>
  );
}
