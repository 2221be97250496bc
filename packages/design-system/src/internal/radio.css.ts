import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";
import { square } from "./styles.ts";

/** The circle of a radio button, in a group and in a table row. */
export const radioDot = style({
  flexShrink: 0,
  ...square(vars.space[16]),
  border: vars.border.control,
  borderRadius: vars.radius.round,
  background: vars.color.canvas,
});
