import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Keeps the line breaks of the message. */
export const message = style({
  display: "grid",
  gap: space[4],
  paddingBlock: space[8],
  minInlineSize: "200px",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  "@media": { [media.narrow]: { minInlineSize: 0 } },
});

/** Breaks long addresses. */
export const sender = style({
  display: "grid",
  maxInlineSize: "200px",
  paddingBlock: space[8],
  overflowWrap: "anywhere",
  "@media": { [media.narrow]: { maxInlineSize: "none", paddingBlock: 0 } },
});

/** One line in rows of fixed height. */
export const line = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** The correction, and the datasheet's current values. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: space[24],
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const picture = style({ blockSize: "120px", maxInlineSize: "100%", objectFit: "contain" });
