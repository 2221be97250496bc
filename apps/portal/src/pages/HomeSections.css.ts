import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** The sections beside the banners. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.asideHome}`,
  gap: vars.space[32],
  alignItems: "start",
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
