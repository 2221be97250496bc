import { style } from "@vanilla-extract/css";
import { plainList, row } from "../../internal/styles.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({ ...plainList, ...row(vars.space[4]), flexWrap: "wrap" });

export const gap = style({
  minInlineSize: vars.space[24],
  textAlign: "center",
  color: vars.color.subtle,
});

/** Figures of the same width, so that the buttons do not move. */
export const number = style({
  minInlineSize: vars.space[20],
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
