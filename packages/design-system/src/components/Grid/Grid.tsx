import type { ReactNode } from "react";
import { grid, item } from "./Grid.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface GridProps extends Variants<typeof grid> {
  /** Anything, or `GridItem`s where a child takes more than one column. */
  children?: ReactNode;
  /** The element; a list where the children are one. */
  as?: "div" | "ul" | "ol";
}

/** `columns` equal columns; fewer, one unless told, at `collapseAt` and below. */
export function Grid({
  children,
  as: Element = "div",
  gap = 24,
  align = "stretch",
  collapseAt = "narrow",
  narrowColumns = 1,
  ...variants
}: GridProps) {
  return (
    <Element className={grid({ gap, align, collapseAt, narrowColumns, ...variants })}>
      {children}
    </Element>
  );
}

export interface GridItemProps extends Variants<typeof item> {
  /** What stands in the columns. */
  children?: ReactNode;
  /** The element; `li` in a grid that is a list. */
  as?: "div" | "li" | "section" | "aside";
}

/** A child that takes `span` columns of its grid, and the whole row once the grid has collapsed. */
export function GridItem({ children, as: Element = "div", ...variants }: GridItemProps) {
  return <Element className={item(variants)}>{children}</Element>;
}
