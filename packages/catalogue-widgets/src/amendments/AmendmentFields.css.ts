import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))",
  gap: vars.space[16],
});
