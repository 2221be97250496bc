import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "@caliper/design-system/vars";

/** Figures in the unit of the drawing are prominent; the other unit is subtle. */
export const figure = recipe({
  base: [type.data, { whiteSpace: "nowrap" }],
  variants: {
    isMain: {
      true: { fontWeight: 600, color: vars.color.text },
      false: { color: vars.color.subtle },
    },
  },
});

/** Aligned with the cells of a table, with a hairline below the last row as well. */
export const facts = style({
  paddingInline: vars.space[4],
  borderBlockEnd: vars.border.hairline,
});
