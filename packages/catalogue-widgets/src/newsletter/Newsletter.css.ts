import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** Fills the window below the header; a PDF scrolls inside. */
export const frame = style({
  inlineSize: "100%",
  blockSize: "calc(100dvh - 16rem)",
  minBlockSize: "28rem",
  border: `1px solid ${vars.color.hairline}`,
  background: vars.color.sunken,
});
