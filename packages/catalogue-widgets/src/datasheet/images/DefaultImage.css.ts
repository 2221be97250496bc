import { style } from "@vanilla-extract/css";
import { type, vars } from "@caliper/design-system/vars";

const { space, color } = vars;

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
  background: color.paper,
  color: color.ghost,
});

export const caption = style([type.caption, { color: color.muted, textAlign: "center" }]);
