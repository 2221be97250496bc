import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const field = style({ inlineSize: "280px", maxInlineSize: "100%" });

/** At the end of a table's row; on a card where the values start. */
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[4],
  justifyContent: "end",
  "@media": {
    [media.narrow]: { justifyContent: "start", marginInlineStart: `calc(-1 * ${vars.space[8]})` },
  },
});

export const rowList = style({
  maxBlockSize: "240px",
  overflow: "auto",
  margin: 0,
  paddingInlineStart: vars.space[20],
});
