import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const causes = style([
  type.cell,
  { display: "grid", gap: space[16], margin: 0, padding: 0, listStyle: "none" },
]);

export const cause = style({
  paddingBlockEnd: space[12],
  borderBlockEnd: vars.border.hairline,
  overflowWrap: "anywhere",
});

export const fix = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[12],
  rowGap: space[4],
  color: color.muted,
});

export const value = style([type.data, { color: color.text, fontWeight: 600 }]);
