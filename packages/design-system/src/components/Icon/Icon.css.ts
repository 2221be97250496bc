import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/vars.css.ts";

export const icon = recipe({
  base: {
    flexShrink: 0,
    display: "block",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: vars.stroke.icon,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  variants: {
    size: {
      medium: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      // A touch heavier on its own grid, so that 16 px reads as the same line.
      small: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall, strokeWidth: 1.7 },
    },
  },
});
