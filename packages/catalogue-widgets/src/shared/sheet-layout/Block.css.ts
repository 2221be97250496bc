import { recipe } from "@vanilla-extract/recipes";
import { vars } from "@caliper/design-system/vars";

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
  },
  variants: {
    fill: { true: { blockSize: "100%" } },
    gap: { true: { gap: vars.space[12] } },
  },
});
