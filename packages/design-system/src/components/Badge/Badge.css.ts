import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";

export const badge = recipe({
  base: [
    type.balloon,
    {
      position: "relative",
      display: "inline-grid",
      placeItems: "center",
      minInlineSize: vars.space[16],
      blockSize: vars.space[16],
      paddingInline: vars.space[4],
      borderRadius: vars.radius.pill,
    },
  ],
  variants: {
    /** `strong` for pending work, `quiet` for a plain count. */
    tone: {
      strong: { background: vars.color.text, color: vars.color.canvas },
      quiet: { background: vars.color.selected, color: vars.color.link },
    },
  },
  defaultVariants: { tone: "strong" },
});
