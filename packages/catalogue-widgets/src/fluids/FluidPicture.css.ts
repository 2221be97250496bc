import { style } from "@vanilla-extract/css";
import { media, vars } from "@caliper/design-system/vars";

export const frame = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  margin: 0,
  border: vars.border.hairline,
  background: vars.color.sunken,
  color: vars.color.ghost,
  // As high as the properties beside it, so that the sheet stays on one page.
  "@media": { [media.print]: { aspectRatio: "auto", blockSize: "180px" } },
});

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 0,
  objectFit: "contain",
});
