import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../../theme/vars.css.ts";

export const bare = style({
  display: "inline-grid",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: "transparent",
  cursor: "pointer",
  outline: "none",
  selectors: { "&[data-focus-visible]": focusRing },
});
