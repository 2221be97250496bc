import { keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/vars.css.ts";
import { square } from "../internal/styles.ts";

const turn = keyframes({ to: { rotate: "360deg" } });

export const spinner = style({
  ...square(vars.size.iconSmall),
  flexShrink: 0,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: vars.stroke.active,
  strokeLinecap: "round",
  animation: `${turn} 0.8s linear infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
