import type { Ref } from "react";
import { Button as AriaButton } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { button } from "../Button/Button.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface IconButtonProps extends Pick<Variants<typeof button>, "variant" | "size"> {
  /** The sign, all that is seen. */
  icon: IconName;
  /** Its name, for everyone: screen readers read it, the tooltip shows it. */
  label: string;
  /** Pressed, by pointer, finger, Enter or space bar. */
  onPress?: () => void;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
  /** Keeps its place and its focus while the work is done; presses do nothing meanwhile. */
  isPending?: boolean;
  /** Leaves the tooltip out where the same words stand beside it. */
  hideTooltip?: boolean;
  /** The button itself, to give the focus back to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action with a sign only; its label is not optional. */
export function IconButton({
  icon,
  label,
  variant = "secondary",
  size = "control",
  hideTooltip = false,
  ...rest
}: IconButtonProps) {
  const trigger = (
    <AriaButton className={button({ variant, size, iconOnly: true })} aria-label={label} {...rest}>
      <Icon name={icon} {...(size === "chip" && { size: "small" })} />
    </AriaButton>
  );
  return hideTooltip ? trigger : <Tooltip content={label}>{trigger}</Tooltip>;
}
