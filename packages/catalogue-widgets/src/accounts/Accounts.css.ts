import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Flags and tags, wrapping. */
export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  paddingBlock: space[4],
});

/** The link field fills the space next to the copy button. */
export const link = style({
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

export const older = style({ display: "flex", justifyContent: "center" });

export const password = style({ maxInlineSize: "400px" });

/** One line per changed field. */
export const lines = style({
  display: "grid",
  gap: space[4],
  paddingBlock: space[8],
  overflowWrap: "anywhere",
});

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(168px, 224px))",
  alignItems: "end",
  gap: space[16],
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
