import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";
import { card } from "./Card.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface CardProps extends Omit<Variants<typeof card>, "interactive"> {
  /** What the card shows; no buttons or links of its own where the whole card is one. */
  children?: ReactNode;
  /** Makes the whole card one link. */
  href?: string;
  /** What the link is called. It has to contain the words one sees: people who speak to the page say those. */
  label?: string;
  /** Called when the card is followed or pressed. */
  onPress?: () => void;
}

/** One thing with an edge of its own. Never for a table, never inside another card. */
export function Card({ children, href, label, onPress, padding = 16, ...variants }: CardProps) {
  if (href === undefined && onPress === undefined)
    return <div className={card({ padding, ...variants })}>{children}</div>;
  return (
    <AriaLink
      className={card({ padding, interactive: true, ...variants })}
      {...(href !== undefined && { href })}
      {...(label !== undefined && { "aria-label": label })}
      {...(onPress && { onPress })}
    >
      {children}
    </AriaLink>
  );
}
