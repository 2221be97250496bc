import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";

export const badge = style([
  type.balloon,
  {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    minInlineSize: vars.space[16],
    blockSize: vars.space[16],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.pill,
    background: vars.color.text,
    color: vars.color.canvas,
  },
]);
