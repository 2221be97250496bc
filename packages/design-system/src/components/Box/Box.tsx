import type { ReactNode } from "react";
import type { Space } from "../../theme/tokens.ts";
import { box } from "./Box.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface BoxProps extends Variants<typeof box> {
  /** The content. */
  children?: ReactNode;
  /** Padding on all sides, in px; the two props below override it. */
  padding?: Space;
  /** Padding at the inline start and end, in px. */
  paddingInline?: Space;
  /** Padding above and below, in px. */
  paddingBlock?: Space;
  /** The element; defaults to `div`. */
  as?: "div" | "section" | "article" | "aside" | "span";
}

/** Background, border and padding. No margins: parents space their children. */
export function Box({ children, as: Element = "div", ...variants }: BoxProps) {
  return <Element className={box(variants)}>{children}</Element>;
}
