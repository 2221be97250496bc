import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/vars.css.ts";

/** The layout of the options of a group. */
export const options = recipe({
  base: { display: "flex", flexWrap: "wrap" },
  variants: {
    orientation: {
      horizontal: { columnGap: vars.space[20], rowGap: vars.space[4] },
      vertical: { flexDirection: "column", gap: vars.space[4] },
    },
  },
});
