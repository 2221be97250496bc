import type { ReactNode } from "react";
import { text } from "./Text.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface TextProps extends Variants<typeof text> {
  /** The text; nest another `Text` to style a part of it. */
  children?: ReactNode;
  /** The element; defaults to `span`. */
  as?: "span" | "p" | "div" | "strong" | "em" | "dt" | "dd" | "label" | "figcaption" | "time" | "s";
}

/** Text in a size of the type scale and a tone. */
export function Text({ children, as: Element = "span", ...variants }: TextProps) {
  return <Element className={text(variants)}>{children}</Element>;
}
