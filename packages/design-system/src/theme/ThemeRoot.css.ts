import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "./vars.css.ts";

/** The page, when the whole document is Caliper's. */
export const canvas = style({
  background: vars.color.canvas,
  scrollbarColor: `${vars.color.control} transparent`,
  // Prevents a layout shift when the scroll bar appears.
  scrollbarGutter: "stable",
});

globalStyle(`${canvas} body`, { margin: 0 });

/** In a host page, the theme needs its own background for contrast. */
export const guest = style({ background: vars.color.canvas });
