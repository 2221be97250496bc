import { style } from "@vanilla-extract/css";
import { focusRing, media, type, vars } from "../../theme/vars.css.ts";
import { centered, square } from "../../internal/styles.ts";

const { colour, space } = vars;

export const checkbox = style([
  type.cell,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: space[8],
    minBlockSize: space[24],
    color: colour.text,
    cursor: "pointer",
    selectors: { "&[data-disabled]": { cursor: "not-allowed", opacity: 0.5 } },
    "@media": { [media.coarsePointer]: { minBlockSize: vars.size.controlPhone } },
  },
]);

export const box = style({
  ...centered,
  flexShrink: 0,
  ...square(space[16]),
  border: vars.border.control,
  borderRadius: vars.radius.tag,
  background: colour.canvas,
  color: colour.onLink,
  selectors: {
    "[data-hovered] > &": { borderColor: colour.muted },
    "[data-selected] > &, [data-indeterminate] > &": {
      background: colour.link,
      borderColor: colour.link,
    },
    "[data-focus-visible] > &": focusRing,
    "[data-invalid] > &": { borderColor: colour.danger },
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
