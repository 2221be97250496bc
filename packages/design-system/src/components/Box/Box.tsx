import type { ReactNode } from "react";
import type { Space } from "../../theme/tokens.ts";
import { box } from "./Box.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface BoxProps extends Variants<typeof box> {
  /** What stands on the ground. */
  children?: ReactNode;
  /** Inner space in px, all round; the two below win over it. */
  padding?: Space;
  /** Inner space at the start and end of the line, in px. */
  paddingInline?: Space;
  /** Inner space above and below, in px. */
  paddingBlock?: Space;
  /** The element; a landmark where it is one. */
  as?: "div" | "section" | "article" | "aside" | "span";
}

/** A ground, an edge and inner space. No outer margins: parents space their children. */
export function Box({ children, as: Element = "div", ...variants }: BoxProps) {
  return <Element className={box(variants)}>{children}</Element>;
}
