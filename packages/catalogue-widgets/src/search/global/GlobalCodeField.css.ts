import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const field = style({
  position: "relative",
  inlineSize: "100%",
  maxInlineSize: vars.size.codeField,
});

/** Shows the shortcut where nothing has been typed yet; no key on a phone. */
export const shortcutHint = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: vars.space[8],
  display: "grid",
  placeItems: "center",
  pointerEvents: "none",
  "@media": {
    [media.coarsePointer]: { display: "none" },
    [media.narrow]: { display: "none" },
  },
});
