import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const { color, space } = vars;

export const map = style({
  marginBlockStart: space[12],
  "@media": { [media.print]: { display: "none" } },
});

export const squares = style({ display: "block", forcedColorAdjust: "none" });

export const square = recipe({
  base: { pointerEvents: "none" },
  variants: {
    kind: {
      added: { fill: color.success },
      changed: { fill: color.warning },
      invalid: { fill: color.danger },
      unchanged: { fill: color.hairline },
    },
  },
});
