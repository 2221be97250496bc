import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const chart = style({ display: "block", inlineSize: "100%", blockSize: vars.space[64] });

export const begun = style({
  fill: "none",
  stroke: vars.color.link,
  strokeWidth: 2,
  vectorEffect: "non-scaling-stroke",
});

export const coming = style([begun, { strokeDasharray: "4 4" }]);
