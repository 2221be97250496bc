import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";
import { button } from "../Button/Button.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import type { Variants } from "../../internal/variants.ts";

export interface LinkButtonProps extends Omit<Variants<typeof button>, "iconOnly"> {
  /** The label. */
  children: ReactNode;
  /** Where it goes. */
  href: string;
  /** An icon before the label, hidden from screen readers. */
  icon?: IconName;
  /** Opens a new tab. */
  isExternal?: boolean;
  /** Downloads the target under this file name. */
  download?: string;
}

/** A link that looks like a button. */
export function LinkButton({
  children,
  href,
  icon,
  isExternal = false,
  download,
  variant = "secondary",
  size = "control",
  fill,
}: LinkButtonProps) {
  return (
    <AriaLink
      className={button({ variant, size, fill })}
      href={href}
      {...(isExternal && { target: "_blank", rel: "noopener noreferrer" })}
      {...(download !== undefined && { download })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}
