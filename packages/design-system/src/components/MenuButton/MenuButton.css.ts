import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../../theme/vars.css.ts";
import { plainButton } from "../../internal/styles.ts";

export const bare = style({
  display: "inline-grid",
  ...plainButton,
  borderRadius: vars.radius.round,
  selectors: { "&[data-focus-visible]": focusRing },
});
