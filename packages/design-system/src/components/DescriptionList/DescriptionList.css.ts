import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";
import { between } from "../../internal/styles.ts";

export const list = style([type.cell, { margin: 0 }]);

export const row = style({
  ...between,
  gap: vars.space[16],
  minBlockSize: `calc(${vars.size.rowDense} + ${vars.stroke.hairline})`,
  selectors: { "& + &": { borderBlockStart: vars.border.hairline } },
});

export const term = style({ color: vars.color.muted });

export const value = style({ margin: 0, textAlign: "end" });
