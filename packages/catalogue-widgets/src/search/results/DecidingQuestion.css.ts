import { style } from "@vanilla-extract/css";

/** Has the focus after an answer; its ring keeps clear of the text. */
export const section = style({ outlineOffset: "6px" });

/** Of its final size before it loads. */
export const picture = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "120px",
  blockSize: "96px",
});
