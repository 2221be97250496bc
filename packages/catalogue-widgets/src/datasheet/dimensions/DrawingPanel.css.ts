import { style } from "@vanilla-extract/css";
import { media, vars } from "@caliper/design-system/vars";
import { widths } from "../internal/widths.ts";

export const container = style({
  containerType: "inline-size",
  blockSize: "100%",
  // Where the table beside it is taller, the paper goes on behind the drawing.
  background: vars.colour.paper,
  "@media": { [media.print]: { background: "none" } },
});

export const sheet = style({
  display: "grid",
  placeItems: "center",
  blockSize: "100%",
  "@container": { [widths.phone]: { display: "none" } },
});

export const phone = style({
  display: "none",
  "@container": { [widths.phone]: { display: "block" } },
});
