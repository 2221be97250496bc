import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const scale = style({
  display: "block",
  position: "relative",
  blockSize: vars.space[8],
  background: vars.color.sunken,
});

export const bar = style({
  position: "absolute",
  insetBlock: 0,
  minInlineSize: vars.space[2],
  background: vars.color.dim,
  "@media": {
    "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" },
  },
});
