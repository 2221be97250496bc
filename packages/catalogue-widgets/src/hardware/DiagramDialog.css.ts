import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const diagram = style({
  display: "block",
  maxInlineSize: "100%",
  maxBlockSize: "70vh",
  marginInline: "auto",
  border: vars.border.hairline,
});
