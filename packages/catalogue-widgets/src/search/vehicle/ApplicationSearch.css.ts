import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** The start text, with the banners beside it if they fit. */
export const start = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space[32],
  alignItems: "start",
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const banners = style({
  inlineSize: vars.size.asideHome,
  maxInlineSize: "100%",
  ":empty": { display: "none" },
});
