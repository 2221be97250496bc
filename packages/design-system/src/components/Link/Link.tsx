import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import { link, sign } from "./Link.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface LinkProps extends Variants<typeof link> {
  /** The text; it should make sense alone. */
  children: ReactNode;
  /** The URL. */
  href?: string;
  /** For an action on the page that looks like a link. */
  onPress?: () => void;
  /** Opens a new tab and shows an icon. */
  isExternal?: boolean;
}

/** A link. `quiet` has the color of the surrounding text, as in the footer. */
export function Link({ children, href, onPress, isExternal = false, ...variants }: LinkProps) {
  return (
    <AriaLink
      className={link(variants)}
      href={href}
      onPress={onPress}
      {...(isExternal && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
      {isExternal && (
        <span className={sign}>
          <Icon name="external" size="small" />
        </span>
      )}
    </AriaLink>
  );
}
