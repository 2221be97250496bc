import type { ReactNode } from "react";
import type { Space } from "../../theme/tokens.ts";
import { box } from "./Box.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface BoxProps extends Variants<typeof box> {
  /** The content. */
  children?: ReactNode;
  /** Padding on all sides, in px. */
  padding?: Space;
  /** Padding above and below, in px; overrides `padding`. */
  paddingBlock?: Space;
  /** The element; defaults to `div`. */
  as?: "div" | "span";
}

/** Padding and a line above. No margins: parents space their children. */
export function Box({ children, as: Element = "div", ...variants }: BoxProps) {
  return <Element className={box(variants)}>{children}</Element>;
}
