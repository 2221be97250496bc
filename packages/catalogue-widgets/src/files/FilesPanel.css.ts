import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Filters at the left, what is done with the chosen files at the right. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[16],
});

export const filter = style({
  inlineSize: "176px",
  "@media": { [media.narrow]: { inlineSize: "auto", flex: "1 1 140px" } },
});

export const nameFilter = style({
  inlineSize: "240px",
  "@media": { [media.narrow]: { inlineSize: "auto", flex: "1 1 100%" } },
});

export const end = style({
  marginInlineStart: "auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  "@media": { [media.narrow]: { marginInlineStart: 0 } },
});

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
});

export const preview = style({
  display: "block",
  maxInlineSize: "100%",
  maxBlockSize: "60dvh",
  marginInline: "auto",
  objectFit: "contain",
});

export const document = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "60dvh",
  border: 0,
});
