import { recipe } from "@vanilla-extract/recipes";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { media } from "../theme/scale.ts";
import { focusRingInset, hidden, type, vars } from "../theme/vars.css.ts";

const { colour, size, space } = vars;

const ring = (side?: "start" | "end") => {
  const width = vars.stroke.focus;
  const edges = [`inset 0 ${width} ${colour.focus}`, `inset 0 -${width} ${colour.focus}`];
  if (side) edges.push(`inset ${side === "start" ? "" : "-"}${width} 0 ${colour.focus}`);
  return edges.join(", ");
};

/** Around a table. It scrolls sideways only where it must: a scroller would take the sticky head from the page. */
export const frame = recipe({
  base: {
    position: "relative",
    minInlineSize: 0,
    // Inside a scroller the head sticks to the scroller's own edge, not below the page's header.
    "@media": {
      [media.medium]: { overflowX: "auto", vars: { [vars.stickyTop]: vars.space[0] } },
    },
  },
  variants: {
    isScroller: { true: { overflow: "auto", vars: { [vars.stickyTop]: vars.space[0] } } },
  },
});

export const table = recipe({
  base: [
    type.cell,
    {
      inlineSize: "100%",
      borderCollapse: "separate",
      borderSpacing: 0,
      textAlign: "start",
      color: colour.text,
      outline: "none",
    },
  ],
  variants: {
    /** `strong` closes the head with the 1.5 px rule; `hairline` where a section heading has drawn it already. */
    headRule: { strong: {}, hairline: {} },
    isVirtual: { true: { overflow: "auto", position: "relative" } },
  },
});

export const headCell = recipe({
  base: [
    type.columnHead,
    {
      position: "sticky",
      insetBlockStart: vars.stickyTop,
      zIndex: vars.layer.sticky,
      blockSize: size.rowDense,
      paddingBlock: 0,
      paddingInline: space[8],
      background: colour.canvas,
      color: colour.subtle,
      textAlign: "start",
      verticalAlign: "middle",
      whiteSpace: "nowrap",
      outline: "none",
      borderBlockEnd: vars.border.hairline,
      selectors: {
        [`${table.classNames.variants.headRule.strong} &`]: {
          blockSize: size.rowDimension,
          borderBlockEnd: vars.border.rule,
        },
        "&:first-child": {
          paddingInlineStart: space[4],
          insetInlineStart: 0,
          zIndex: vars.layer.header,
        },
        "&:last-child": { paddingInlineEnd: space[4] },
        "&[data-allows-sorting]": { cursor: "pointer" },
        "&[data-allows-sorting][data-hovered]": { color: colour.text },
        "&[data-focus-visible]": focusRingInset,
      },
    },
  ],
  variants: {
    align: { start: {}, end: { textAlign: "end" } },
    isVirtual: {
      true: {
        display: "flex",
        alignItems: "center",
        inlineSize: "100%",
        blockSize: "100%",
        position: "static",
      },
    },
  },
  compoundVariants: [
    { variants: { align: "end", isVirtual: true }, style: { justifyContent: "flex-end" } },
  ],
});

export const headText = recipe({
  base: { display: "inline-flex", alignItems: "center", gap: space[4] },
  variants: {
    isHidden: { true: hidden },
    /** The sign stands before the words, so that these end where the figures end. */
    align: { start: {}, end: { flexDirection: "row-reverse" } },
  },
});

export const sortSign = recipe({
  base: { display: "inline-flex" },
  variants: {
    isActive: {
      true: { color: colour.text },
      false: {
        opacity: 0,
        selectors: { "[data-hovered] &, [data-focus-visible] &": { opacity: 1 } },
      },
    },
  },
});

export const row = recipe({
  base: {
    background: colour.canvas,
    outline: "none",
    selectors: {
      "&[data-selected]": { background: colour.selected },
    },
  },
  variants: {
    rowHeight: {
      rowDense: { blockSize: size.rowDense },
      rowDimension: { blockSize: size.rowDimension },
      rowImport: { blockSize: size.rowImport },
      rowResult: { blockSize: size.rowResult },
    },
    isInteractive: {
      true: {
        cursor: "pointer",
        selectors: { "&[data-hovered]:not([data-selected])": { background: colour.hover } },
      },
    },
    isLit: { true: { background: colour.selected } },
  },
});

export const cell = recipe({
  base: {
    blockSize: "inherit",
    paddingBlock: 0,
    paddingInline: space[8],
    borderBlockEnd: vars.border.hairline,
    textAlign: "start",
    verticalAlign: "middle",
    fontWeight: "inherit",
    outline: "none",
    selectors: {
      "&:first-child": {
        position: "sticky",
        insetInlineStart: 0,
        zIndex: vars.layer.raised,
        background: "inherit",
        paddingInlineStart: space[4],
      },
      "&:last-child": { paddingInlineEnd: space[4] },
      "&[data-focus-visible]": focusRingInset,
      // The ring of a row is drawn by its cells: the sticky one would cover half of an outline.
      "[data-focus-visible] > &": { boxShadow: ring() },
      "[data-focus-visible] > &:first-child": { boxShadow: ring("start") },
      "[data-focus-visible] > &:last-child": { boxShadow: ring("end") },
    },
  },
  variants: {
    align: { start: {}, end: { textAlign: "end" } },
    isMono: { true: type.data },
    isMuted: { true: { color: colour.muted } },
    isVirtual: {
      true: {
        display: "flex",
        alignItems: "center",
        inlineSize: "100%",
        blockSize: "100%",
        selectors: { "&:first-child": { position: "static" } },
      },
    },
  },
  compoundVariants: [
    { variants: { align: "end", isVirtual: true }, style: { justifyContent: "flex-end" } },
  ],
});

export const groupRow = style({ background: colour.sunken, outline: "none" });

export const groupRowCell = recipe({
  base: [
    type.columnHead,
    {
      blockSize: size.groupRow,
      paddingBlock: 0,
      paddingInline: space[8],
      borderBlockEnd: vars.border.hairline,
      color: colour.muted,
      textAlign: "start",
      verticalAlign: "middle",
      outline: "none",
      wordSpacing: space[4],
    },
  ],
  variants: { isVirtual: { true: { display: "flex", alignItems: "center", gap: space[8] } } },
});

export type TableVariants = Pick<
  NonNullable<RecipeVariants<typeof row>> & NonNullable<RecipeVariants<typeof table>>,
  "rowHeight" | "headRule"
>;
