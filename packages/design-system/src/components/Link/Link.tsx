import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import { link, sign } from "./Link.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface LinkProps extends Variants<typeof link> {
  /** Where it goes, in words that make sense alone. */
  children: ReactNode;
  /** Where it goes. */
  href?: string;
  /** For what looks like a link and stays on the page. */
  onPress?: () => void;
  /** Opens a new tab and shows it. */
  isExternal?: boolean;
}

/** Blue: one can follow it. `quiet` takes the colour of the text around it, as in the footer. */
export function Link({ children, href, onPress, isExternal = false, ...variants }: LinkProps) {
  return (
    <AriaLink
      className={link(variants)}
      {...(href !== undefined && { href })}
      {...(onPress && { onPress })}
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
