import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const fill = recipe({
  base: {
    display: "block",
    blockSize: "100%",
    "@media": {
      "(forced-colors: active)": { forcedColorAdjust: "none", background: "Highlight" },
    },
  },
  variants: {
    /** Whether the value is fine, close to its limit, or over it. State it in the value's text too. */
    tone: {
      info: { background: color.link },
      success: { background: color.success },
      warning: { background: color.warning },
      danger: { background: color.danger },
    },
  },
  defaultVariants: { tone: "info" },
});
