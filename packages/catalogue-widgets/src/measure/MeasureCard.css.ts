import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

/** Outline, words, mean deviation; under them a line for each measure. */
export const card = style({
  // The button that adds it to a list is over its last line.
  gridArea: "1 / 1 / 2 / -1",
  display: "grid",
  gridTemplateColumns: `${space[64]} minmax(0, 1fr) auto`,
  columnGap: space[12],
  rowGap: space[4],
});

export const outline = style({ alignSelf: "center", display: "grid", placeItems: "center" });

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  minInlineSize: 0,
});

export const mean = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
});

export const measures = style({ gridColumn: "1 / -1", display: "grid", margin: 0 });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[8],
  selectors: { "&[data-highlighted]": { background: color.selected } },
});

export const term = style([type.caption, { color: color.subtle }]);

export const value = style([type.data, { margin: 0 }]);

export const rest = style({
  gridColumn: "1 / -1",
  minInlineSize: 0,
  paddingInlineEnd: vars.size.controlPhone,
});
