import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

const { border, color, space } = vars;

export const toggle = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[12],
  "@media": { [media.print]: { display: "none" } },
});

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[24],
  "@media": {
    screen: { "@container": { [widths.phone]: { gridTemplateColumns: "1fr" } } },
    [media.print]: {
      gridTemplateColumns: "repeat(2, minmax(0, 32%))",
      justifyContent: "space-around",
    },
  },
});

export const figure = style({
  display: "flex",
  flexDirection: "column",
  gap: space[8],
  margin: 0,
  minInlineSize: 0,
  breakInside: "avoid",
});

export const caption = style([
  type.code,
  { display: "flex", alignItems: "center", gap: space[8], color: color.text },
]);

export const empty = style({
  display: "grid",
  placeItems: "center",
  flex: 1,
  minBlockSize: `calc(2 * ${space[64]})`,
  padding: space[16],
  textAlign: "center",
  border: border.hairline,
  background: color.paper,
});
