import { Link as AriaLink } from "react-aria-components";
import { button } from "../Button/Button.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { ButtonProps } from "../Button/Button.tsx";

export interface LinkButtonProps extends Pick<
  ButtonProps,
  "children" | "icon" | "variant" | "size" | "fill" | "label"
> {
  /** The URL. */
  href: string;
  /** Opens a new tab. */
  isExternal?: boolean;
  /** Downloads the target under this file name. */
  download?: string;
}

/** A link that looks like a button. */
export function LinkButton({
  children,
  icon,
  isExternal = false,
  variant = "secondary",
  size = "control",
  fill,
  label,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink
      className={button({ variant, size, fill })}
      aria-label={label}
      {...(isExternal && { target: "_blank", rel: "noopener noreferrer" })}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}
