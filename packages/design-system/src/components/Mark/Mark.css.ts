import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const mark = style({
  background: vars.colour.mark,
  color: vars.colour.onMark,
  borderRadius: vars.radius.mark,
  // Out of the line's way: figures stay in their column.
  boxShadow: `0 0 0 ${vars.stroke.hairline} ${vars.colour.mark}`,
});
