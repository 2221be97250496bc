import type { ReactNode } from "react";
import type { Space } from "../../theme/tokens.ts";
import { box } from "./Box.css.ts";
import type { BoxVariants } from "./Box.css.ts";

export interface BoxProps extends BoxVariants {
  children?: ReactNode;
  /** Inner space in px, all round; the two below win over it. */
  padding?: Space;
  paddingInline?: Space;
  paddingBlock?: Space;
  as?: "div" | "section" | "article" | "aside" | "span";
}

/** A ground, an edge and inner space. No outer margins: parents space their children. */
export function Box({ children, as: Element = "div", ...variants }: BoxProps) {
  return <Element className={box(variants)}>{children}</Element>;
}
