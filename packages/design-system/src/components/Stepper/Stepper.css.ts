import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { centered, plainList, row, square } from "../../internal/styles.ts";
import { media, type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const list = style({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  "@media": { [media.narrow]: { flexDirection: "column" } },
});

export const step = recipe({
  base: [
    type.control,
    {
      ...row(space[8]),
      flex: "1 1 0",
      minInlineSize: "max-content",
      paddingBlockStart: space[8],
      borderBlockStart: `${vars.stroke.active} solid ${color.hairline}`,
      color: color.subtle,
    },
  ],
  variants: {
    state: {
      done: { borderColor: color.link, color: color.text },
      current: { borderColor: color.accent, color: color.text, fontWeight: 600 },
      upcoming: {},
    },
  },
});

export const sign = style([
  type.balloon,
  {
    ...centered,
    ...square(space[20]),
    flexShrink: 0,
    border: `${vars.stroke.hairline} solid currentColor`,
    borderRadius: vars.radius.round,
  },
]);
