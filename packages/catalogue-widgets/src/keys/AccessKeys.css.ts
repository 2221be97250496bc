import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Tags and flags, wrapping. */
export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  paddingBlock: space[4],
});

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

/** The field fills the space next to the copy button. */
export const secret = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: space[8],
});

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))",
  gap: space[16],
});

/** Origins, one below the other; only very long ones break. */
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
