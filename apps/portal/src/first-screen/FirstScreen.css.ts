import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** Over whatever React has begun below it; the portal takes it away. */
export const screen = style({
  position: "fixed",
  inset: 0,
  overflow: "hidden",
  zIndex: vars.layer.header,
  background: vars.colour.canvas,
});
