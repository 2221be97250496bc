import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { radioDot } from "../../internal/radio.css.ts";
import { focusRing, focusRingInset, type, vars } from "../../theme/vars.css.ts";

const { colour, space } = vars;

export const rowRadioTarget = style({ display: "grid", placeItems: "center", cursor: "pointer" });

export const rowRadio = style([
  radioDot,
  {
    appearance: "none",
    margin: 0,
    cursor: "pointer",
    outline: "none",
    selectors: {
      "&:checked": {
        borderColor: colour.link,
        borderWidth: `calc(${space[4]} + ${vars.stroke.hairline})`,
      },
      "&:focus-visible": focusRing,
    },
  },
]);

export const cards = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  outline: "none",
});

export const card = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: space[4],
  borderBlockEnd: vars.border.hairline,
  outline: "none",
  selectors: {
    "&[data-selection-mode], &[data-hovered]": { cursor: "pointer" },
    "&[data-hovered]": { background: colour.hover },
    "&[data-selected]": { background: colour.selected },
    "&[data-focus-visible]": focusRingInset,
  },
});

export const cardBody = style({ flex: 1, minInlineSize: 0 });

export const cardTitle = style([type.control]);

export const cardPairs = style([
  type.cell,
  {
    display: "grid",
    gridTemplateColumns: "max-content minmax(0, 1fr)",
    alignItems: "baseline",
    gap: `${space[4]} ${space[16]}`,
    margin: 0,
    paddingBlockStart: space[4],
  },
]);

export const cardPair = style({ display: "contents" });

export const cardTerm = style([type.caption, { color: colour.subtle }]);

export const cardValue = style({ margin: 0, minInlineSize: 0 });

export const groupHead = style([
  type.columnHead,
  {
    display: "flex",
    alignItems: "center",
    gap: space[8],
    minBlockSize: vars.size.groupRow,
    paddingInline: space[8],
    background: colour.sunken,
    color: colour.muted,
  },
]);

export const skeletonBar = recipe({
  base: { maxInlineSize: vars.size.menu, inlineSize: "72%" },
  variants: { align: { start: {}, end: { marginInlineStart: "auto", maxInlineSize: space[64] } } },
});

export const skeletonCard = style({
  paddingBlock: space[16],
  paddingInline: space[4],
  borderBlockEnd: vars.border.hairline,
});
