import { recipe } from "@vanilla-extract/recipes";
import { size as sizes } from "../../theme/scale.ts";
import { vars } from "../../theme/vars.css.ts";

/** The stroke width that is 1.5 px on screen at this scale. */
const stroke = (grid: number, shown: number) => `calc(${vars.stroke.icon} * ${grid / shown})`;

export const icon = recipe({
  base: {
    flexShrink: 0,
    display: "block",
    fill: "none",
    stroke: "currentColor",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  variants: {
    size: {
      large: {
        inlineSize: vars.size.iconLarge,
        blockSize: vars.size.iconLarge,
        strokeWidth: stroke(24, sizes.iconLarge),
      },
      menu: {
        inlineSize: vars.size.iconMenu,
        blockSize: vars.size.iconMenu,
        strokeWidth: stroke(24, sizes.iconMenu),
      },
      medium: {
        inlineSize: vars.size.icon,
        blockSize: vars.size.icon,
        strokeWidth: stroke(24, sizes.icon),
      },
      small: {
        inlineSize: vars.size.iconSmall,
        blockSize: vars.size.iconSmall,
        strokeWidth: stroke(16, sizes.iconSmall),
      },
    },
    /** The 24 px drawing scaled down to 16 px. */
    isReduced: { true: { strokeWidth: stroke(24, sizes.iconSmall) } },
  },
});
