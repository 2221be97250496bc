import { style } from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";

export const panel = style({
  display: "grid",
  placeItems: "center",
  blockSize: "100%",
  aspectRatio: "760 / 488",
  background: vars.colour.paper,
});
