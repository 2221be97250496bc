import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const field = style({
  position: "relative",
  inlineSize: "100%",
  maxInlineSize: vars.size.codeField,
});

/** Shows the shortcut in an empty field; not on a phone. */
export const shortcutHint = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    display: "grid",
    placeItems: "center",
    pointerEvents: "none",
    "@media": {
      [media.coarsePointer]: { display: "none" },
      [media.narrow]: { display: "none" },
    },
  },
  variants: {
    hasButton: {
      true: { insetInlineEnd: vars.size.control },
      false: { insetInlineEnd: vars.space[8] },
    },
  },
});
