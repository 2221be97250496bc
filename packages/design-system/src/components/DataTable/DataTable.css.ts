import { createContainer, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { radioDot } from "../../internal/radio.css.ts";
import { centered, plainList, row, square } from "../../internal/styles.ts";
import { forcedColors, forcedRing, pressable } from "../../internal/tableStyles.ts";
import { cardContainer, media } from "../../theme/scale.ts";
import { focusRing, focusRingInset, type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

/** Larger than its icon, for touch, without widening the column. */
export const rowControl = style({
  position: "relative",
  ...centered,
  minInlineSize: space[24],
  minBlockSize: space[24],
  marginInline: `calc(-1 * ${space[4]})`,
  cursor: "pointer",
});

const input = style({
  appearance: "none",
  margin: 0,
  cursor: "pointer",
  outline: "none",
  selectors: { "&:focus-visible": focusRing },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const rowRadio = style([
  radioDot,
  input,
  {
    selectors: {
      "&:checked": {
        borderColor: color.link,
        borderWidth: `calc(${space[4]} + ${vars.stroke.hairline})`,
      },
    },
  },
]);

export const rowCheckbox = style([
  input,
  {
    ...square(space[16]),
    border: vars.border.control,
    borderRadius: vars.radius.tag,
    background: color.canvas,
    selectors: {
      "&:checked, &:indeterminate": { borderColor: color.link, background: color.link },
    },
  },
]);

/** The check mark on the box; visible when the box is filled. */
export const rowMark = style({
  position: "absolute",
  ...centered,
  color: "transparent",
  pointerEvents: "none",
  selectors: { ":is(:checked, :indeterminate) + &": { color: color.onLink } },
  "@media": { "(forced-colors: active)": { display: "none" } },
});

/** In small type on paper: lists have more columns than fit on a sheet of paper. */
export const list = style({ "@media": { [media.print]: { zoom: 0.8 } } });

export const card = recipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: space[12],
    paddingBlock: space[12],
    paddingInline: space[4],
    borderBlockEnd: vars.border.hairline,
    breakInside: "avoid",
    outline: "none",
    selectors: {
      "&[data-selected]": { background: color.selected },
      "&:focus-visible": focusRingInset,
    },
    "@media": {
      [forcedColors]: {
        selectors: { "&[data-selected]:not(:focus-visible)": forcedRing("Highlight") },
      },
    },
  },
  variants: {
    isInteractive: { true: pressable },
  },
});

const cards = createContainer();
const wideCard = `${cards} ${cardContainer}`;

export const cardList = style({
  ...plainList,
  // Not each card: the browser lays out a new container before it styles what is in it, which takes long with many.
  containerType: "inline-size",
  containerName: cards,
});

/** A field with two buttons. */
const valueWidth = `calc(4 * ${vars.size.controlMain})`;

export const cardBody = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const cardHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: space[8],
});

export const cardTitle = style([type.control]);

/** A long name breaks, not the buttons beside it. */
export const cardBeside = style({ flexShrink: 0, maxInlineSize: "50%" });

export const cardLine = style([type.cell, { selectors: { "&:empty": { display: "none" } } }]);

export const cardPairs = recipe({
  base: [
    type.cell,
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      gap: `${space[2]} ${space[16]}`,
      margin: 0,
      paddingBlockStart: space[4],
      "@container": {
        [wideCard]: {
          // Aligned from card to card.
          display: "grid",
          gridTemplateColumns: `repeat(auto-fill, minmax(${valueWidth}, 1fr))`,
          alignItems: "start",
          gap: `${space[8]} ${space[12]}`,
        },
      },
    },
  ],
  variants: {
    isArranged: { true: { alignItems: "flex-start", gap: `${space[8]} ${space[12]}` } },
  },
});

/** A cell may be empty: its component shows nothing, or the row has no value for the column. */
export const cardPair = recipe({
  base: {
    display: "flex",
    alignItems: "baseline",
    gap: space[8],
    minInlineSize: 0,
    "@container": { [wideCard]: { flexDirection: "column", gap: space[2] } },
    selectors: { "&:has(> dd:empty)": { display: "none" } },
  },
  variants: {
    isArranged: { true: { flexDirection: "column", gap: space[2] } },
  },
});

export const cardTerm = style([type.caption, { color: color.subtle, flexShrink: 0 }]);

export const cardValue = style({ margin: 0, minInlineSize: 0 });

export const groupHead = style([
  type.columnHead,
  {
    ...row(space[8]),
    minBlockSize: vars.size.groupRow,
    paddingInline: space[8],
    background: color.sunken,
    color: color.muted,
  },
]);

export const skeletonBar = recipe({
  base: { maxInlineSize: vars.size.menu, inlineSize: "72%" },
  variants: {
    align: {
      start: {},
      end: { marginInlineStart: "auto", maxInlineSize: space[64] },
      decimal: { marginInlineStart: "auto", maxInlineSize: space[64] },
    },
  },
});

export const skeletonCard = style({
  paddingBlock: space[16],
  paddingInline: space[4],
  borderBlockEnd: vars.border.hairline,
});

/** The totals below the cards; a row on a wide screen. */
export const cardTotals = style({
  paddingBlock: space[12],
  paddingInline: space[4],
  borderBlockStart: vars.border.rule,
});

/** The checkbox that selects all cards. */
export const cardsHead = style([
  type.columnHead,
  {
    ...row(space[12]),
    minBlockSize: vars.size.controlPhone,
    paddingInline: space[4],
    borderBlockEnd: vars.border.rule,
    color: color.subtle,
  },
]);

/**
 * At the end of the header row, in view at any scroll position, without taking up space. It comes after the table in the
 * document, so that Tab reaches the rows first.
 */
export const corner = style({
  order: -1,
  position: "sticky",
  insetBlockStart: vars.stickyTop,
  insetInlineStart: 0,
  zIndex: vars.layer.header,
  display: "flex",
  justifyContent: "flex-end",
  blockSize: 0,
  "@media": { [media.print]: { display: "none" } },
});

/** Covers the headers that scroll under it. */
export const cornerButton = style({
  blockSize: vars.size.chip,
  marginBlockStart: space[2],
  background: color.canvas,
});

export const menuHint = style([
  type.caption,
  {
    margin: 0,
    paddingBlock: space[8],
    paddingInline: space[12],
    borderBlockStart: vars.border.hairline,
    color: color.subtle,
  },
]);
