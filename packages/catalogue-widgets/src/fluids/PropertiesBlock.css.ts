import { style } from "@vanilla-extract/css";
import { type, vars } from "@caliper/design-system/vars";

const { space, color } = vars;

export const line = style([
  type.cell,
  { display: "block", paddingBlock: space[8], color: color.muted },
]);

export const error = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[16],
  paddingBlock: space[8],
  borderBlockEnd: vars.border.hairline,
});
