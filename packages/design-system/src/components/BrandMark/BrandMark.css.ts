import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";
import { inlineRow, square } from "../../internal/styles.ts";

export const markup = style({
  ...inlineRow(vars.space[12]),
  color: vars.color.text,
});

export const mark = style({
  ...square(vars.space[28]),
  flexShrink: 0,
  color: vars.color.accent,
});

export const name = style([type.section, { fontSize: vars.space[16] }]);
