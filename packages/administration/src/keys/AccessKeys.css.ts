import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Name, kind and key, one below the other; rows keep a distance from each other. */
export const name = style({
  display: "grid",
  justifyItems: "start",
  paddingBlock: space[8],
  "@media": { [media.narrow]: { paddingBlock: 0 } },
});

/** A key and the button that copies it. */
export const key = style({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  fontFamily: vars.font.mono,
  fontWeight: 400,
});

/** Origins, one below the other; only very long ones wrap. */
export const lines = style({
  display: "grid",
  inlineSize: "max-content",
  maxInlineSize: "184px",
  overflowWrap: "anywhere",
  paddingBlock: space[4],
  "@media": { [media.narrow]: { inlineSize: "auto" } },
});

/** Dates stay on one line. */
export const time = style({ whiteSpace: "nowrap" });
