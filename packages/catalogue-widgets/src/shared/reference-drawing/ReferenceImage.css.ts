import { style } from "@vanilla-extract/css";

/** An uploaded drawing is dark on white, whatever the theme. */
export const reference = style({
  display: "block",
  inlineSize: "100%",
  aspectRatio: "760 / 488",
  objectFit: "contain",
  background: "white",
});
