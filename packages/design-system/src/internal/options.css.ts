import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media, type, vars } from "../theme/vars.css.ts";
import { inlineRow } from "./styles.ts";

/** A checkbox or radio button with its label. */
export const choice = style([
  type.cell,
  {
    ...inlineRow(vars.space[8]),
    minBlockSize: vars.space[24],
    color: vars.color.text,
    cursor: "pointer",
    selectors: { "&[data-disabled]": { cursor: "not-allowed", opacity: 0.5 } },
    "@media": { [media.coarsePointer]: { minBlockSize: vars.size.controlPhone } },
  },
]);

/** The layout of the options of a group. */
export const options = recipe({
  base: { display: "flex", flexWrap: "wrap" },
  variants: {
    /** Options side by side, or one below the other. */
    orientation: {
      horizontal: { columnGap: vars.space[20], rowGap: vars.space[4] },
      vertical: { flexDirection: "column", gap: vars.space[4] },
    },
  },
});
