import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "@caliper/design-system/vars";
import { numbered } from "../block-numbers/index.ts";

/**
 * A block is its own container: its tables adapt to the width they have, in the portal, on a phone or in a
 * column of a host page.
 */
export const block = recipe({
  base: {
    containerType: "inline-size",
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    selectors: { [`${numbered} &`]: { counterIncrement: "block" } },
  },
  variants: {
    fill: { true: { blockSize: "100%" } },
    gap: { true: { gap: vars.space[12] } },
  },
});

export const number = style([
  type.caption,
  {
    fontWeight: 500,
    color: vars.color.accentText,
    selectors: {
      [`${numbered} &::before`]: {
        content: "counter(block)",
        display: "inline-block",
        marginInlineEnd: vars.space[8],
      },
    },
  },
]);
