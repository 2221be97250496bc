import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** Price and size are at the right of the first lines; the lines below use the full width. */
export const card = style({
  display: "grid",
  gridTemplateColumns: `${vars.space[64]} minmax(0, 1fr) auto`,
  columnGap: vars.space[12],
});

export const outline = style({ alignSelf: "center", display: "grid", placeItems: "center" });

export const words = style({
  gridColumn: "2 / -1",
  gridRow: 1,
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
});

export const figures = style({
  gridColumn: 3,
  gridRow: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  blockSize: "max-content",
});
