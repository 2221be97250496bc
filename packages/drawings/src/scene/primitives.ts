import {
  type Box,
  type Command,
  type Disc,
  pathData,
  type Point,
  round,
} from "../geometry/primitives.ts";
import type { Dimension } from "../geometry/part.ts";
import type { PatternName, StyleName } from "./styles.ts";

/** Has a style, or is filled with hatching or the grid. */
export type Look = { readonly style: StyleName } | { readonly hatch: PatternName };

/** Lines and arcs; `d` as in SVG. */
export type PathPrimitive = Look & {
  readonly kind: "path";
  readonly d: string;
  /** A path inside another one is a hole. */
  readonly evenOdd?: boolean;
  readonly transform?: string;
};

export type CirclePrimitive = Look & {
  readonly kind: "circle";
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
};

export type RectPrimitive = Look & {
  readonly kind: "rect";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export interface TextPrimitive {
  readonly kind: "text";
  readonly x?: number;
  readonly y: number;
  readonly text: string;
  readonly style: StyleName;
  /** Overrides the size of its style. */
  readonly size?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly underlined?: boolean;
  /** Keeps spaces at its start. */
  readonly preformatted?: boolean;
  readonly transform?: string;
}

export interface Group {
  readonly kind: "group";
  readonly children: readonly Primitive[];
  readonly transform?: string;
  /** Nothing outside of this circle is drawn. One per scene. */
  readonly clip?: Disc;
}

export type Primitive = PathPrimitive | CirclePrimitive | RectPrimitive | TextPrimitive | Group;

/** A dimension line with its letter. It is separate from the rest, because it is interactive on a page. */
export interface DimensionMark {
  readonly kind: "dimension";
  readonly dimension: Dimension;
  readonly extensions: readonly Primitive[];
  /** Invisible shapes that make the mark easy to hit; only on pages. */
  readonly reach: readonly Primitive[];
  readonly children: readonly Primitive[];
}

/** A drawing, in units of its viewBox, from back to front. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Printed size in mm; without it, the drawing is as large as its page allows. */
  readonly printed: { readonly width: number; readonly height: number } | null;
  readonly picture: readonly Primitive[];
  /** In the order of their letters. */
  readonly dimensions: readonly DimensionMark[];
}

export const path = (d: string | readonly Command[], style: StyleName): PathPrimitive => ({
  kind: "path",
  d: typeof d === "string" ? d : pathData(d),
  style,
});

export const discOf = ({ center, radius }: Disc) => ({
  cx: round(center.x),
  cy: round(center.y),
  r: round(radius),
});

export const circle = (disc: Disc, style: StyleName): CirclePrimitive => ({
  kind: "circle",
  ...discOf(disc),
  style,
});

export const rect = ({ left, top, right, bottom }: Box, look: Look): RectPrimitive => ({
  kind: "rect",
  x: round(left),
  y: round(top),
  width: round(right - left),
  height: round(bottom - top),
  ...look,
});

export const text = (
  content: string,
  { x, y }: Point,
  style: StyleName,
  more: Partial<TextPrimitive> = {},
): TextPrimitive => ({
  kind: "text",
  x: round(x),
  y: round(y),
  text: content,
  style,
  ...more,
});

export const group = (children: readonly Primitive[], transform: string): Group => ({
  kind: "group",
  children,
  transform,
});

export const translate = (x: number, y: number): string => `translate(${x} ${y})`;
