import { style } from "@vanilla-extract/css";
import { type, vars } from "@caliper/design-system/vars";

const { space, colour } = vars;

export const figure = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: space[12],
  inlineSize: "100%",
  flexGrow: 1,
  minBlockSize: `calc(3 * ${space[64]})`,
  margin: 0,
  padding: space[16],
  background: colour.paper,
  color: colour.ghost,
});

export const caption = style([type.caption, { color: colour.muted, textAlign: "center" }]);
