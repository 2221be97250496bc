import { style } from "@vanilla-extract/css";
import { type as typeScale, vars } from "@caliper/design-system/vars";

const { space, colour } = vars;

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minBlockSize: `calc(${space[64]} + ${space[4]})`,
});

export const code = style([typeScale.code, { color: colour.link }]);
export const type = style([typeScale.caption, { color: colour.muted }]);
export const detail = style([typeScale.caption, { color: colour.subtle }]);
export const outline = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: space[8],
});
