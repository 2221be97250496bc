import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const mark = style({
  background: vars.color.mark,
  color: vars.color.onMark,
  borderRadius: vars.radius.mark,
  // Outside the text flow, so that figures stay aligned in their column.
  boxShadow: `0 0 0 ${vars.stroke.hairline} ${vars.color.mark}`,
});
