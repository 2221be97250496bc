import { style } from "@vanilla-extract/css";
import { type, vars } from "@caliper/design-system/vars";

const { space, color } = vars;

export const volumes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[16],
  paddingBlock: space[8],
});

export const label = style([type.caption, { color: color.subtle }]);

/** A target of 24 px. */
export const volume = style({ display: "flex", minBlockSize: space[24] });
