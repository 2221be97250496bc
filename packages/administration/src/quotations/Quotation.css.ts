import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** Logos are made for white paper. */
export const logo = style({
  maxInlineSize: "200px",
  maxBlockSize: "80px",
  padding: vars.space[8],
  background: "white",
});
