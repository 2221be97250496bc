import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** Covers what React renders below it, until the portal removes it. */
export const screen = style({
  position: "fixed",
  inset: 0,
  overflow: "hidden",
  zIndex: vars.layer.header,
  background: vars.color.canvas,
});
