import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";
import { fade } from "../../internal/styles.ts";

export const tooltip = style([
  type.caption,
  {
    maxInlineSize: vars.size.menu,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    background: vars.color.text,
    color: vars.color.canvas,
    // Visible with forced colors.
    border: `${vars.stroke.hairline} solid transparent`,
    ...fade(vars.motion.fast),
  },
]);
