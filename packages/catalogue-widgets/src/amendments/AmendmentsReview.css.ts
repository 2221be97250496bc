import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** The whole message where there is room; its lines break where somebody pressed Enter. */
export const message = style({
  display: "grid",
  gap: space[4],
  paddingBlock: space[8],
  minInlineSize: "200px",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

/** A long address breaks rather than taking the message's room. */
export const sender = style({
  display: "grid",
  maxInlineSize: "200px",
  paddingBlock: space[8],
  overflowWrap: "anywhere",
  "@media": { [media.narrow]: { maxInlineSize: "none", paddingBlock: 0 } },
});

/** One line of it where rows have one height; the rest is a press away. */
export const line = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
