import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** What is known already, beside each other where there is room. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))",
  gap: vars.space[16],
});
