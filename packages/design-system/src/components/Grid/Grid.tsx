import type { ReactNode } from "react";
import { grid, item } from "./Grid.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface GridProps extends Variants<typeof grid> {
  /** Any elements, or `GridItem`s for children that span several columns. */
  children?: ReactNode;
  /** The element; a list if the children are list items. */
  as?: "div" | "ul" | "ol";
}

/** Equal columns that collapse to `narrowColumns` at `collapseAt` and below. */
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
  /** The content. */
  children?: ReactNode;
  /** The element; `li` in a list. */
  as?: "div" | "li" | "section" | "aside";
}

/** Spans `span` columns of its grid, and the whole row once the grid has collapsed. */
export function GridItem({ children, as: Element = "div", ...variants }: GridItemProps) {
  return <Element className={item(variants)}>{children}</Element>;
}
