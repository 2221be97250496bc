import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

const turn = keyframes({ to: { rotate: "360deg" } });

export const spinner = style({
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  flexShrink: 0,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: vars.stroke.active,
  strokeLinecap: "round",
  animation: `${turn} 0.8s linear infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
