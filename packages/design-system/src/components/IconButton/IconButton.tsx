import type { Ref } from "react";
import { Button as AriaButton } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { button } from "../Button/Button.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface IconButtonProps extends Pick<Variants<typeof button>, "variant" | "size"> {
  /** The icon. */
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  /** Called on press: pointer, touch, Enter or Space. */
  onPress?: () => void;
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
  /** Work is in progress: the button keeps its size and focus, and presses are ignored. */
  isPending?: boolean;
  /** No tooltip, if the same text is next to the button. */
  hideTooltip?: boolean;
  /** The button element, to focus it. */
  ref?: Ref<HTMLButtonElement>;
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
