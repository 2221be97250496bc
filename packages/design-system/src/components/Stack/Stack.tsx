import type { ReactNode } from "react";
import { stack } from "./Stack.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface StackProps extends Variants<typeof stack> {
  /** Under each other, in reading order. */
  children?: ReactNode;
  /** The element; a list or a section where it is one. */
  as?: "div" | "section" | "article" | "aside" | "ul" | "ol" | "li" | "form";
}

/** Children under each other, `gap` px apart (16 unless told). */
export function Stack({ children, as: Element = "div", gap = 16, ...variants }: StackProps) {
  return <Element className={stack({ gap, ...variants })}>{children}</Element>;
}
