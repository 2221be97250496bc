import { style } from "@vanilla-extract/css";
import { focusRingInset, vars } from "../../theme/vars.css.ts";

export const toggle = style({
  display: "grid",
  placeItems: "center",
  alignSelf: "stretch",
  inlineSize: vars.size.control,
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: vars.colour.muted,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { color: vars.colour.text },
    "&[data-focus-visible]": focusRingInset,
  },
});
