import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";

const { color, space } = vars;

export const recent = style({
  "@media": { [media.print]: { display: "none" } },
});

/** As many per row as fit, each as wide as its text. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  columnGap: space[24],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const item = style({
  display: "flex",
  flexDirection: "column",
  paddingBlock: space[4],
  borderBlockEnd: vars.border.hairline,
});

/** A target of 24 px. */
export const code = style({ display: "flex", minBlockSize: space[24] });

export const family = style([type.caption, { color: color.subtle }]);
