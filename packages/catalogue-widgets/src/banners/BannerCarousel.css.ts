import { style } from "@vanilla-extract/css";

/** All banners have the same aspect ratio, so the content below does not move. */
export const stage = style({ aspectRatio: "16 / 9", display: "grid" });

export const image = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 0,
  objectFit: "contain",
});

export const complete = style({ display: "block", maxInlineSize: "100%", marginInline: "auto" });
