import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";
import { between } from "../../internal/styles.ts";

export const list = style([type.cell, { margin: 0 }]);

export const row = recipe({
  base: {
    ...between,
    gap: vars.space[16],
    selectors: { "& + &": { borderBlockStart: vars.border.hairline } },
  },
  variants: {
    /** The height of a row. */
    size: {
      rowDense: { minBlockSize: `calc(${vars.size.rowDense} + ${vars.stroke.hairline})` },
      rowDimension: { minBlockSize: vars.size.rowDimension },
    },
  },
});

export const term = style({ color: vars.color.muted });

export const value = style({ margin: 0, textAlign: "end" });
