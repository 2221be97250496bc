import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const cards = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[12],
  paddingBlockStart: space[8],
});

export const card = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[8],
  minInlineSize: "128px",
});

export const name = style([type.control, { color: color.link }]);
