import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** Below a price. */
export const note = style([type.caption, { display: "block", color: vars.color.muted }]);

/** In the width of the price above it, also where that does not wrap. */
export const narrowNote = style([
  note,
  { inlineSize: 0, minInlineSize: "100%", whiteSpace: "normal" },
]);
