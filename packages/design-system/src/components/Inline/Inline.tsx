import type { ReactNode } from "react";
import { inline } from "./Inline.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface InlineProps extends Variants<typeof inline> {
  /** Beside each other, in reading order. */
  children?: ReactNode;
  /** The element; `span` within a paragraph or a button. */
  as?: "div" | "span" | "ul" | "li";
}

/** Children beside each other, `gap` px apart (8 unless told), wrapping unless told not to. */
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
