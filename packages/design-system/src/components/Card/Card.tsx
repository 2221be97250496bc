import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";
import { card } from "./Card.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface CardProps extends Omit<Variants<typeof card>, "interactive"> {
  /** The content. Without buttons or links if the whole card is a link. */
  children?: ReactNode;
  /** Makes the whole card a link. */
  href?: string;
  /** Called when the card is pressed. */
  onPress?: () => void;
}

/** One item with a border. Not for tables, and not inside another card. */
export function Card({ children, href, onPress, padding = 16 }: CardProps) {
  if (href === undefined && onPress === undefined)
    return <div className={card({ padding })}>{children}</div>;
  return (
    <AriaLink className={card({ padding, interactive: true })} href={href} onPress={onPress}>
      {children}
    </AriaLink>
  );
}
