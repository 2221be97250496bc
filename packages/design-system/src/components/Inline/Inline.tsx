import type { ReactNode } from "react";
import { inline } from "./Inline.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface InlineProps extends Variants<typeof inline> {
  /** The items, in reading order. */
  children?: ReactNode;
  /** The element; `span` in a paragraph or button. */
  as?: "div" | "span" | "li";
}

/** A row of children, `gap` px apart, that wraps by default. */
export function Inline({
  children,
  as: Element = "div",
  gap = 8,
  align = "center",
  wrap = true,
  ...variants
}: InlineProps) {
  return <Element className={inline({ gap, align, wrap, ...variants })}>{children}</Element>;
}
