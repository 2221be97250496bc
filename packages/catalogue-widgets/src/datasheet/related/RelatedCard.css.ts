import { style } from "@vanilla-extract/css";
import { type as typeScale, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

const { space, colour } = vars;

export const card = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space[8],
  "@container": {
    [widths.slim]: { flexDirection: "column", alignItems: "flex-end" },
  },
  // With the card's padding and edge, 88 px.
  minBlockSize: `calc(${space[64]} + ${space[4]} + ${space[2]})`,
});

export const text = style({
  display: "flex",
  flexDirection: "column",
  alignSelf: "flex-start",
  minInlineSize: 0,
});

export const code = style([typeScale.code, { color: colour.link }]);
export const type = style([typeScale.caption, { color: colour.muted }]);
export const detail = style([typeScale.caption, { color: colour.subtle }]);
