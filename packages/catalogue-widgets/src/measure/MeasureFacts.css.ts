import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const otherMeasures = style([
  type.caption,
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: vars.space[8],
    fontFamily: vars.font.mono,
    fontVariantNumeric: "tabular-nums",
    color: vars.color.subtle,
    whiteSpace: "nowrap",
  },
]);
