import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

const faded = `linear-gradient(to right, black calc(100% - ${vars.space[24]}), transparent)`;
const fade = keyframes({
  "0%, 98%": { maskImage: faded },
  "100%": { maskImage: "linear-gradient(black, black)" },
});

/** Fades the end of a row that can be scrolled, until it is reached. A row that fits has no timeline, and no fade. */
export const fadedEnd = {
  animation: `${fade} linear both`,
  animationTimeline: "scroll(self inline)",
} as const;
