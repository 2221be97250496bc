import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  inlineSize: "100%",
});

export const outline = style({
  flex: "none",
  "@media": { "(width <= 360px)": { display: "none" } },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minInlineSize: 0,
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[8],
});

/** One line, so that all options have one height. */
export const about = style([
  type.caption,
  {
    color: vars.color.subtle,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
]);

/** For the pointer only; shown beside the code that is pointed at. */
export const copy = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  color: vars.color.subtle,
  cursor: "copy",
  ":hover": { color: vars.color.text },
});
