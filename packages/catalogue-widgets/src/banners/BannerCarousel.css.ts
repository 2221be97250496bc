import { style } from "@vanilla-extract/css";

/** All banners have one shape, so that what stands below does not jump. */
export const stage = style({ aspectRatio: "16 / 9", display: "grid" });

export const image = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 0,
  objectFit: "contain",
});
