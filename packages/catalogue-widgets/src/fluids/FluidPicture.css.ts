import { style } from "@vanilla-extract/css";
import { media, vars } from "@caliper/design-system/vars";

export const frame = style({
  display: "grid",
  placeItems: "center",
  // Of most pictures, so that the properties do not move when it is loaded.
  aspectRatio: "auto 4 / 3",
  margin: 0,
  border: vars.border.hairline,
  background: vars.color.sunken,
  color: vars.color.ghost,
  // As high as the properties beside it, so that the sheet stays on one page.
  "@media": { [media.print]: { blockSize: "180px", aspectRatio: "auto" } },
});

/** The frame takes the picture's shape, so that there is no margin around it; a usual shape until it is loaded. */
export const picture = style({
  display: "block",
  inlineSize: "100%",
  aspectRatio: "auto 4 / 3",
  objectFit: "contain",
  "@media": { [media.print]: { blockSize: "100%", minBlockSize: 0 } },
});
