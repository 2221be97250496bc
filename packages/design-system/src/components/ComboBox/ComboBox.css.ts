import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const sign = style({
  display: "grid",
  paddingInlineStart: vars.space[12],
  color: vars.colour.muted,
});

export const opener = style({
  display: "grid",
  placeItems: "center",
  alignSelf: "stretch",
  inlineSize: vars.size.control,
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: "transparent",
  color: vars.colour.muted,
  cursor: "pointer",
  outline: "none",
  selectors: { "&[data-disabled]": { cursor: "not-allowed" } },
});
