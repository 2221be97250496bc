import type { ReactNode } from "react";
import { stack } from "./Stack.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface StackProps extends Variants<typeof stack> {
  /** The items, in reading order. */
  children?: ReactNode;
  /** The element; defaults to `div`. */
  as?: "div" | "section" | "article" | "aside" | "ul" | "ol" | "li" | "form";
}

/** A column of children, `gap` px apart. */
export function Stack({ children, as: Element = "div", gap = 16, ...variants }: StackProps) {
  return <Element className={stack({ gap, ...variants })}>{children}</Element>;
}
