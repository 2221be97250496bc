import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const names = style([
  type.cell,
  {
    display: "grid",
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: "none",
    overflowWrap: "anywhere",
  },
]);
