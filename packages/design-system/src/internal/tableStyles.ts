import type { StyleRule } from "@vanilla-extract/css";
import { media } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

/** Style fragments of tables without a class of their own. */

const { color, size, space } = vars;

export const forcedColors = "(forced-colors: active)";

/** Forced colors remove our colors and shadows; an outline replaces them. */
export const forcedRing = (color: string) => ({
  outline: `${vars.stroke.focus} solid ${color}`,
  outlineOffset: `-${vars.stroke.focus}`,
});

export const ring = (side?: "start" | "end") => {
  const width = vars.stroke.focus;
  const edges = [`inset 0 ${width} ${color.focus}`, `inset 0 -${width} ${color.focus}`];
  if (side) edges.push(`inset ${side === "start" ? "" : "-"}${width} 0 ${color.focus}`);
  return edges.join(", ");
};

/** Common to all cells. */
export const cellBase = {
  paddingBlock: 0,
  paddingInline: space[8],
  textAlign: "start",
  verticalAlign: "middle",
} as const;

/** Pinned cells at the start; the last one shows a hairline while others scroll under it. */
export const stickyCells = (zIndex: number, more: StyleRule = {}) => {
  const inner: StyleRule = { insetInlineStart: 0, zIndex, ...more };
  const hairline = {
    selectors: {
      "[data-scrolled] &::after": {
        content: "",
        position: "absolute",
        insetBlock: 0,
        insetInlineEnd: 0,
        borderInlineEnd: vars.border.hairline,
      },
    },
  } as const;
  return { inner, edge: [inner, hairline] };
};

export const aligned = {
  start: {},
  end: { textAlign: "end" },
  /** Padding that aligns decimal points; see `decimalPadding`. */
  decimal: {
    textAlign: "end",
    paddingInlineEnd: `calc(${space[8]} + var(--missing, ${space[0]}))`,
  },
} as const;

export const isUnprinted = { true: { "@media": { [media.print]: { display: "none" } } } } as const;

/** Space for the sticky header and totals when a row is scrolled into view. */
export const clearOfEdges = {
  scrollMarginBlockStart: `calc(${vars.stickyTop} + ${size.rowDimension})`,
  scrollMarginBlockEnd: size.rowImport,
} as const;

/** A row, closer to the next on paper. */
export const rowOf = (blockSize: string, onPaper: string) => ({
  blockSize,
  "@media": { [media.print]: { blockSize: onPaper } },
});

/** A row or card that opens or is selected. */
export const pressable = {
  cursor: "pointer",
  "@media": {
    "(hover: hover)": {
      selectors: { "&:hover:not([data-selected])": { background: color.hover } },
    },
  },
} satisfies StyleRule;
