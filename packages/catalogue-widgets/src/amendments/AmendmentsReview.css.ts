import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Filters at the left, the list that is not shown at the right. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[16],
});

export const filter = style({
  inlineSize: "224px",
  "@media": { [media.narrow]: { inlineSize: "auto", flex: "1 1 140px" } },
});

export const end = style({
  marginInlineStart: "auto",
  display: "flex",
  alignItems: "center",
  gap: space[16],
});

/** The whole message where there is room; its lines break where somebody pressed Enter. */
export const message = style({
  display: "grid",
  gap: space[4],
  paddingBlock: space[8],
  minInlineSize: "200px",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

/** One line of it where rows have one height; the rest is a press away. */
export const line = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  paddingBlock: space[4],
});
