import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "@caliper/design-system/vars";

const { color, space } = vars;

export const sample = recipe({
  base: [
    type.code,
    {
      display: "inline-grid",
      placeItems: "center",
      flexShrink: 0,
      inlineSize: space[28],
      blockSize: space[24],
      lineHeight: 1,
      borderBlockEnd: `${vars.stroke.active} solid`,
    },
  ],
  variants: {
    side: {
      a: { color: color.ink, borderColor: color.ink },
      b: {
        color: color.accentText,
        borderColor: color.accentText,
        borderBlockEndStyle: "dashed",
      },
    },
  },
});
