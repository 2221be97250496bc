import { media, vars } from "@caliper/design-system/vars";
import { style, styleVariants } from "@vanilla-extract/css";

const { space } = vars;

/** Filters at the start, actions at the end. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[16],
  "@media": { [media.print]: { display: "none" } },
});

/** A text takes what a row leaves. */
export const slot = styleVariants(
  { choice: ["184px", "0 0 184px", "1 1 140px"], text: ["256px", "1 1 200px", "1 1 100%"] },
  ([maxInlineSize, flex, onPhone]) => ({
    maxInlineSize,
    flex,
    "@media": { [media.narrow]: { maxInlineSize: "none", flex: onPhone } },
  }),
);

export const end = style({
  marginInlineStart: "auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  "@media": { [media.narrow]: { marginInlineStart: 0 } },
});

/** On a phone its line is kept while the rows load, so that nothing moves. */
export const count = style({
  "@media": { [media.narrow]: { flexBasis: "100%", minBlockSize: "1lh" } },
});

/** Buttons of a row: on one line in the table, wrapping on a card. */
export const buttons = style({
  display: "flex",
  alignItems: "center",
  gap: space[8],
  paddingBlock: space[4],
  "@media": { [media.narrow]: { flexWrap: "wrap" } },
});

/** Receives focus when the last row is removed, without a visible ring. */
export const region = style({ outline: "none" });
