import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";

const { space, color, border } = vars;

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[32]} ${space[24]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const product = style({
  display: "flex",
  gap: space[16],
  paddingBlockStart: space[12],
  borderBlockStart: border.rule,
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  alignSelf: "start",
  inlineSize: `calc(2 * ${space[64]})`,
  // As high as its picture, so that there is no margin around it.
  aspectRatio: "4 / 3",
  background: color.sunken,
  border: border.hairline,
  color: color.ghost,
  "@media": { [media.narrow]: { inlineSize: space[64] } },
});

export const image = style({
  display: "block",
  inlineSize: "100%",
  aspectRatio: "auto 4 / 3",
});

export const text = style({ flex: 1, minInlineSize: 0 });

export const name = style([type.section, { margin: 0, paddingBlockEnd: space[8] }]);

export const volumes = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderBlockStart: border.hairline,
});

export const chevron = style({ alignSelf: "center" });

export const volume = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[16],
  minBlockSize: vars.size.rowResult,
  borderBlockEnd: border.hairline,
});
