import { style } from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";

export const frame = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  margin: 0,
  border: vars.border.hairline,
  background: vars.colour.sunken,
  color: vars.colour.ghost,
});

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "contain",
});
