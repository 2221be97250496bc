import { recipe } from "@vanilla-extract/recipes";
import { size as sizes } from "../../theme/scale.ts";
import { vars } from "../../theme/vars.css.ts";
import { square } from "../../internal/styles.ts";

/** The stroke width that is 1.5 px on screen at this scale. */
const stroke = (grid: number, screenSize: number) =>
  `calc(${vars.stroke.icon} * ${grid / screenSize})`;

const sized = (name: "iconLarge" | "iconMenu" | "icon" | "iconSmall", grid: number) => ({
  ...square(vars.size[name]),
  strokeWidth: stroke(grid, sizes[name]),
});

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
      large: sized("iconLarge", 24),
      menu: sized("iconMenu", 24),
      medium: sized("icon", 24),
      small: sized("iconSmall", 16),
    },
    /** The 24 px drawing scaled down to 16 px. */
    isReduced: { true: { strokeWidth: stroke(24, sizes.iconSmall) } },
  },
});
