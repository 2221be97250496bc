import { style } from "@vanilla-extract/css";
import { type as typeScale, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

const { space, color } = vars;

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

export const code = style([typeScale.code, { color: color.link }]);
export const type = style([typeScale.caption, { color: color.muted }]);
export const detail = style([typeScale.caption, { color: color.subtle }]);
