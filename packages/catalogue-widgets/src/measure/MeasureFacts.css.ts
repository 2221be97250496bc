import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** One line: what has no room is on the datasheet. */
export const others = style([
  type.caption,
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: vars.space[8],
    blockSize: type.caption.lineHeight,
    overflow: "hidden",
    fontFamily: vars.font.mono,
    fontVariantNumeric: "tabular-nums",
    color: vars.color.subtle,
    whiteSpace: "nowrap",
  },
]);
