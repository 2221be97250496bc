import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "@caliper/design-system/vars";

const { colour, space } = vars;

export const letterCell = style({
  inlineSize: space[40],
  paddingInline: space[4],
  paddingBlock: 0,
});

/** A figure in the unit of the drawing stands out, in the other unit it steps back. */
export const figure = recipe({
  base: [type.data, { whiteSpace: "nowrap" }],
  variants: {
    stands: {
      true: { fontWeight: 600, color: colour.text },
      false: { color: colour.subtle },
    },
  },
});
