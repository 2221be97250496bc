import { style } from "@vanilla-extract/css";
import { media, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

/** The drawing above its tools, as high as the row. */
export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  blockSize: "100%",
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  "@media": { [media.print]: { display: "none" } },
});

export const download = style({ marginInlineStart: "auto" });

export const container = style({
  containerType: "inline-size",
  flex: 1,
  // Fills the height where the table beside it is taller.
  background: vars.color.paper,
  "@media": { [media.print]: { background: "none" } },
});

export const sheet = style({
  display: "grid",
  placeItems: "center",
  blockSize: "100%",
  "@media": { screen: { "@container": { [widths.phone]: { display: "none" } } } },
});

export const phone = style({
  display: "none",
  "@media": { screen: { "@container": { [widths.phone]: { display: "block" } } } },
});
