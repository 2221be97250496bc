import { style } from "@vanilla-extract/css";
import { fade } from "../../internal/styles.ts";
import { media, vars } from "../../theme/vars.css.ts";

const { color, size, space } = vars;

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.overlay,
  background: color.scrim,
  ...fade(vars.motion.base),
  "@media": { [media.print]: { display: "none" } },
});

export const drawer = style({
  inlineSize: `min(calc(${size.menu} + ${space[40]}), calc(100vw - ${size.header}))`,
  blockSize: "100dvh",
  background: color.chrome,
  boxShadow: vars.elevation.float,
  outline: "none",
});

export const content = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  outline: "none",
  overflowY: "auto",
});
