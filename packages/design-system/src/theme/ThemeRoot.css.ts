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

/** Inside somebody else's page: text of one theme on the ground of the other would not be read. */
export const guest = style({ background: vars.colour.canvas });
