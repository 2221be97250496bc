import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const names = style([
  type.cell,
  {
    display: "grid",
    gap: vars.space[4],
    margin: 0,
    paddingBlock: 0,
    paddingInline: `${vars.space[16]} 0`,
    listStyle: "none",
    overflowWrap: "anywhere",
  },
]);
