import { style } from "@vanilla-extract/css";

export const preview = style({
  display: "block",
  maxInlineSize: "100%",
  maxBlockSize: "60dvh",
  marginInline: "auto",
  objectFit: "contain",
});

export const document = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "60dvh",
  border: 0,
});
