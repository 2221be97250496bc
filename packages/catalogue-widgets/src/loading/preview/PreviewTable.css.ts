import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const { color, size, space } = vars;

/** Width in px; positions the sticky columns. */
export const rowColumn = 64;

export const frame = recipe({
  base: { position: "relative", minInlineSize: 0 },
  variants: {
    /** Wider than the page: scrolls in its own frame, so that the header can be sticky. */
    isWide: {
      true: { overflow: "auto", maxBlockSize: "75dvh", vars: { [vars.stickyTop]: space[0] } },
    },
  },
});

export const table = style([
  type.cell,
  {
    inlineSize: "100%",
    tableLayout: "fixed",
    borderCollapse: "separate",
    borderSpacing: 0,
    color: color.text,
  },
]);

const stays = {
  edge: { position: "sticky", insetInlineStart: 0 },
  next: { position: "sticky", insetInlineStart: `${rowColumn}px` },
} as const;

export const head = recipe({
  base: [
    type.columnHead,
    {
      position: "sticky",
      insetBlockStart: vars.stickyTop,
      zIndex: vars.layer.sticky,
      blockSize: size.rowDimension,
      paddingBlock: space[4],
      paddingInline: space[8],
      background: color.canvas,
      color: color.subtle,
      textAlign: "start",
      borderBlockEnd: vars.border.rule,
    },
  ],
  variants: {
    isFigure: { true: { textAlign: "end" } },
    stays: {
      edge: { insetInlineStart: 0, zIndex: vars.layer.header },
      next: { insetInlineStart: `${rowColumn}px`, zIndex: vars.layer.header },
    },
  },
});

export const cell = recipe({
  base: {
    blockSize: size.rowImport,
    paddingBlock: space[4],
    paddingInline: space[8],
    borderBlockEnd: vars.border.hairline,
    background: color.canvas,
    textAlign: "start",
    verticalAlign: "middle",
    overflowWrap: "anywhere",
    fontWeight: "inherit",
  },
  variants: {
    isFigure: { true: [type.data, { textAlign: "end" }] },
    isMono: { true: type.code },
    isMuted: { true: [type.data, { color: color.subtle, textAlign: "end" }] },
    isGone: { true: { color: color.subtle, textDecoration: "line-through" } },
    stays: {
      edge: { ...stays.edge, zIndex: vars.layer.raised },
      next: { ...stays.next, zIndex: vars.layer.raised },
    },
    /** No border above the messages of the row. */
    isOpen: { true: { borderBlockEnd: "none" } },
  },
});

export const old = style({ color: color.subtle, textDecoration: "line-through" });

export const arrow = style({
  display: "inline-flex",
  color: color.warning,
  marginInline: space[4],
  verticalAlign: "middle",
});

const value = {
  display: "inline-block",
  paddingInline: space[4],
  borderRadius: vars.radius.mark,
  fontWeight: 600,
} as const;

export const next = style({ ...value, background: color.warningTint });

export const fault = style([
  type.data,
  {
    ...value,
    appearance: "none",
    minBlockSize: space[24],
    minInlineSize: space[32],
    border: 0,
    background: color.dangerTint,
    color: color.danger,
    textAlign: "inherit",
    overflowWrap: "anywhere",
    cursor: "pointer",
    selectors: {
      "&:focus-visible": {
        outline: `${vars.stroke.focus} solid ${color.focus}`,
        outlineOffset: vars.stroke.focus,
      },
      "&:disabled": { cursor: "default" },
    },
  },
]);

export const sentences = style({
  paddingBlockEnd: space[12],
  paddingInline: space[8],
  borderBlockEnd: vars.border.hairline,
  background: color.canvas,
});

export const sentence = style({
  marginInlineStart: `${rowColumn}px`,
  paddingInlineStart: space[12],
  paddingBlock: space[2],
  borderInlineStart: `${vars.stroke.active} solid ${color.danger}`,
  color: color.danger,
});

export const editor = style({
  maxInlineSize: size.asideHome,
  paddingBlockStart: space[8],
  color: color.text,
});

export const gap = style({ padding: 0, overflowAnchor: "none" });

export const cards = style({ listStyle: "none", margin: 0, padding: 0 });

export const card = style([
  type.cell,
  {
    display: "flex",
    flexDirection: "column",
    gap: space[8],
    paddingBlock: space[12],
    borderBlockEnd: vars.border.hairline,
  },
]);

export const cardHead = style({ display: "flex", alignItems: "center", gap: space[12] });
export const cardCode = style([type.code, { flex: 1, overflowWrap: "anywhere" }]);
export const cardRow = style([type.data, { color: color.subtle }]);
export const cardFacts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[4],
  margin: 0,
});
export const cardTerm = style({ color: color.muted });
export const cardValue = style([type.data, { margin: 0, textAlign: "end" }]);
export const cardSentence = style({
  paddingInlineStart: space[12],
  borderInlineStart: `${vars.stroke.active} solid ${color.danger}`,
  color: color.danger,
});
