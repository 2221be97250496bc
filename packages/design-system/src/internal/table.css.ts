import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { media } from "../theme/scale.ts";
import { focusRing, focusRingInset, hidden, type, vars } from "../theme/vars.css.ts";
import { inlineRow, plainButton } from "./styles.ts";
import {
  aligned,
  cellBase,
  clearOfEdges,
  forcedColors,
  forcedRing,
  pressable,
  isUnprinted,
  ring,
  rowOf,
  stickyCells,
} from "./tableStyles.ts";

const { color, size, space } = vars;

/** Around a table. Scrolls sideways only where needed: in a scroller the header cannot stick to the page. */
export const frame = recipe({
  base: {
    position: "relative",
    minInlineSize: 0,
    // Inside a scroller the header sticks to the scroller's edge, not below the page's header.
    "@media": {
      [media.medium]: { overflowX: "auto", vars: { [vars.stickyTop]: vars.space[0] } },
      [media.print]: { overflow: "visible !important", maxBlockSize: "none !important" },
    },
  },
  variants: {
    isScroller: { true: { overflow: "auto", vars: { [vars.stickyTop]: vars.space[0] } } },
    /** Wider than its container: scrolls both ways in its own frame, so that its header can stay. */
    isWide: {
      true: {
        overflowX: "auto",
        vars: { [vars.stickyTop]: vars.space[0] },
        maxBlockSize: "75dvh",
        "@media": { [media.narrow]: { maxBlockSize: "none" } },
      },
    },
    /** The button of the column menu is on the last header, which reserves space for it. */
    hasMenu: { true: { display: "flex", flexDirection: "column" } },
  },
});

/** Cells at the edges of a table. */
export const outerEdges = {
  "&:first-child": { paddingInlineStart: space[4] },
  "&:last-child": { paddingInlineEnd: space[4] },
  [`${frame.classNames.variants.hasMenu.true} &:last-child`]: { paddingInlineEnd: space[32] },
};

/** On a table: the color of what is highlighted from outside it. */
export const highlightVar = "--highlight";

export const table = recipe({
  base: [
    type.cell,
    {
      inlineSize: "100%",
      borderCollapse: "separate",
      borderSpacing: 0,
      textAlign: "start",
      color: color.text,
      outline: "none",
      vars: { [highlightVar]: color.selected },
    },
  ],
  variants: {
    /** `strong` has a 1.5 px rule below the header; `hairline` where a section heading has that rule. */
    headRule: { strong: {}, hairline: {} },
    /** Columns keep their widths while rows change. */
    isFixed: { true: { tableLayout: "fixed", overflowWrap: "break-word" } },
    /** The same, and codes and figures wrap too. */
    isWrapped: { true: { tableLayout: "fixed" } },
    /** `sheet` is for datasheets: close cells, headers that wrap and scroll away, shorter rows on paper. */
    density: { list: {}, sheet: {} },
  },
});

export const onSheet = `${table.classNames.variants.density.sheet} &`;
const onWrapped = `${table.classNames.variants.isWrapped.true} &`;

/** Adds space between figures and the text after them. */
const afterFigures = {
  true: {
    paddingInlineStart: space[24],
    // Its columns have exact widths.
    selectors: { [onWrapped]: { paddingInlineStart: space[8] } },
  },
};

/** Set on a header: the minimum width of its column. */
export const minWidthVar = "--min-width";

export const headCell = recipe({
  base: [
    type.columnHead,
    {
      position: "sticky",
      insetBlockStart: vars.stickyTop,
      zIndex: vars.layer.sticky,
      blockSize: size.rowDense,
      ...cellBase,
      background: color.canvas,
      color: color.subtle,
      whiteSpace: "nowrap",
      outline: "none",
      borderBlockEnd: vars.border.hairline,
      selectors: {
        [`${table.classNames.variants.headRule.strong} &`]: {
          blockSize: size.rowDimension,
          borderBlockEnd: vars.border.rule,
        },
        [onSheet]: {
          position: "static",
          paddingBlock: space[8],
          paddingInline: space[4],
          verticalAlign: "bottom",
          whiteSpace: "normal",
        },
        [onWrapped]: { paddingBlock: space[4], whiteSpace: "normal" },
        ...outerEdges,
        "&:focus-visible": focusRingInset,
      },
      "@media": {
        screen: { minInlineSize: `var(${minWidthVar}, ${space[0]})` },
        // Two lines in the same height, rather than a table that scrolls sideways.
        [`${media.wide} and ${media.medium}`]: { whiteSpace: "normal" },
        [media.print]: {
          position: "static",
          minInlineSize: `calc(var(${minWidthVar}, ${space[0]}) * 0.8)`,
          selectors: { [onSheet]: { blockSize: space[20], paddingBlock: space[2] } },
        },
      },
    },
  ],
  variants: {
    align: {
      start: {},
      end: { textAlign: "end", justifyContent: "end" },
      decimal: { textAlign: "end", justifyContent: "end" },
    },
    isAfterFigures: afterFigures,
    sticky: stickyCells(vars.layer.header),
    isUnprinted,
    isSortable: { true: { cursor: "pointer", ":hover": { color: color.text } } },
  },
});

/** The whole cell reacts to clicks; the button is for keyboards and screen readers. */
export const headButton = style({
  ...plainButton,
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "inherit",
  minInlineSize: space[24],
  minBlockSize: space[24],
  marginBlock: `-${space[4]}`,
  background: "none",
  color: "inherit",
  font: "inherit",
  letterSpacing: "inherit",
  verticalAlign: "middle",
  cursor: "inherit",
  selectors: {
    "&:focus-visible": { ...focusRing, borderRadius: vars.radius.mark },
  },
});

export const headText = recipe({
  // Headers with and without an icon align vertically.
  base: {
    position: "relative",
    ...inlineRow(space[4]),
    verticalAlign: "middle",
    selectors: { [onSheet]: { display: "inline", verticalAlign: "baseline" } },
  },
  variants: {
    isHidden: { true: hidden },
    /** The icon comes before the text, so that the text ends where the figures end. */
    align: {
      start: {},
      end: { flexDirection: "row-reverse" },
      decimal: { flexDirection: "row-reverse" },
    },
  },
});

export const sortSign = recipe({
  base: { display: "inline-flex" },
  variants: {
    isActive: {
      true: { color: color.text },
      // Over the padding of the cells, so that a sortable column is not wider.
      false: {
        position: "absolute",
        opacity: 0,
        selectors: { [`th:hover &, ${headButton}:focus-visible &`]: { opacity: 1 } },
      },
    },
    align: { start: {}, end: {}, decimal: {} },
  },
  compoundVariants: (["start", "end", "decimal"] as const).map((align) => ({
    variants: { isActive: false, align },
    style: { [align === "start" ? "insetInlineStart" : "insetInlineEnd"]: "100%" },
  })),
  defaultVariants: { align: "start" },
});

/** Selected, or highlighted from outside the table. */
const isMarked = "&:is([data-selected], [data-highlighted])";

export const row = recipe({
  base: {
    background: color.canvas,
    outline: "none",
    breakInside: "avoid",
    ...clearOfEdges,
    selectors: { [isMarked]: { background: color.selected } },
    "@media": { [forcedColors]: { selectors: { [isMarked]: forcedRing("Highlight") } } },
  },
  variants: {
    /** The height of the rows: dense, of dimensions, of an import, or of results with two lines. */
    rowHeight: {
      rowDense: rowOf(size.rowDense, space[20]),
      rowDimension: rowOf(size.rowDimension, space[20]),
      rowImport: rowOf(size.rowImport, space[24]),
      rowResult: rowOf(size.rowResult, size.rowDimension),
    },
    isInteractive: {
      true: pressable,
    },
    /** Takes up no space; only used to measure widths. */
    isSample: { true: { visibility: "collapse" } },
  },
});

/** Replaces rows that are out of view. */
export const gap = style({ overflowAnchor: "none" });

export const cell = recipe({
  base: {
    blockSize: "inherit",
    ...cellBase,
    borderBlockEnd: vars.border.hairline,
    fontWeight: "inherit",
    outline: "none",
    selectors: {
      [onSheet]: { paddingBlock: space[4], paddingInline: space[4] },
      [onWrapped]: { paddingBlock: space[4], whiteSpace: "normal", overflowWrap: "anywhere" },
      ...outerEdges,
      "&:focus-visible": focusRingInset,
      // Cells draw the focus ring of their row: a sticky cell would cover half of an outline.
      ":focus-visible > &": { boxShadow: ring() },
      ":focus-visible > &:first-child": { boxShadow: ring("start") },
      ":focus-visible > &:last-child": { boxShadow: ring("end") },
    },
    "@media": {
      [forcedColors]: { selectors: { ":focus-visible > &": forcedRing("CanvasText") } },
      [media.print]: { selectors: { [onSheet]: { paddingBlock: 0 } } },
    },
  },
  variants: {
    align: aligned,
    /** A code or a figure does not wrap. */
    isMono: { true: [type.data, { whiteSpace: "nowrap" }] },
    /** Text of any length. */
    isBreaking: {
      true: {
        whiteSpace: "normal",
        overflowWrap: "anywhere",
        "@media": { screen: { paddingBlock: space[4] } },
      },
    },
    isUnprinted,
    isMuted: { true: { color: color.muted } },
    isAfterFigures: afterFigures,
    /** No line between a row and its detail. */
    hasDetail: { true: { borderBlockEnd: 0 } },
    sticky: stickyCells(vars.layer.raised, {
      position: "sticky",
      background: "inherit",
      "@media": { [media.print]: { position: "static" } },
    }),
  },
});

export const detailCell = style({
  paddingBlock: 0,
  paddingInline: space[8],
  borderBlockEnd: vars.border.hairline,
});

export const groupRow = style({
  background: color.sunken,
  breakAfter: "avoid",
  ...clearOfEdges,
});

export const groupRowCell = style([
  type.columnHead,
  {
    blockSize: size.groupRow,
    ...cellBase,
    borderBlockEnd: vars.border.hairline,
    color: color.muted,
    selectors: { [onSheet]: { paddingInline: space[4] } },
  },
]);

/** The name of a group and its count stay in view while the table is scrolled sideways. */
export const groupLabel = style({
  position: "sticky",
  insetInlineStart: space[8],
  display: "inline-flex",
  gap: space[8],
});

type Variants = NonNullable<RecipeVariants<typeof row>> & NonNullable<RecipeVariants<typeof table>>;

export type TableVariants = Pick<Variants, "rowHeight" | "headRule">;

export type StaticTableVariants = TableVariants & Pick<Variants, "density">;
