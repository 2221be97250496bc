import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../../theme/vars.css.ts";
import { centered, square } from "../../internal/styles.ts";

const { color, space } = vars;

export const box = style({
  ...centered,
  flexShrink: 0,
  ...square(space[16]),
  border: vars.border.control,
  borderRadius: vars.radius.tag,
  background: color.canvas,
  color: color.onLink,
  selectors: {
    "[data-hovered] > &": { borderColor: color.muted },
    "[data-selected] > &, [data-indeterminate] > &": {
      background: color.link,
      borderColor: color.link,
    },
    "[data-focus-visible] > &": focusRing,
    "[data-invalid] > &": { borderColor: color.danger },
  },
});

/** Hidden with `visibility`: with a transparent color, forced colors would show a check in every box. */
export const tick = style({
  display: "grid",
  visibility: "hidden",
  selectors: {
    "[data-selected] > * > &, [data-indeterminate] > * > &": { visibility: "visible" },
  },
});
