import { style } from "@vanilla-extract/css";

/** Uploaded drawings are dark on white in both themes. */
export const reference = style({
  display: "block",
  inlineSize: "100%",
  aspectRatio: "760 / 488",
  objectFit: "contain",
  background: "white",
});
