import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const outline = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.outlineWidth,
  blockSize: vars.size.outlineHeight,
});
