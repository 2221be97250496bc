import { Button as AriaButton } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { button } from "../Button/Button.css.ts";
import type { ButtonProps } from "../Button/Button.tsx";

export interface IconButtonProps extends Pick<
  ButtonProps,
  "variant" | "size" | "onPress" | "isDisabled" | "isPending" | "ref"
> {
  /** The icon. */
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  /** No tooltip, if the same text is next to the button. */
  hideTooltip?: boolean;
}

/** An action with only an icon. */
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
