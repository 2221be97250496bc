import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "./vars.css.ts";

/** The page itself, when the whole document is ours. */
export const canvas = style({
  background: vars.colour.canvas,
  scrollbarColor: `${vars.colour.control} transparent`,
  // A scroll bar that comes and goes would move the sheet sideways.
  scrollbarGutter: "stable",
});

globalStyle(`${canvas} body`, { margin: 0 });
