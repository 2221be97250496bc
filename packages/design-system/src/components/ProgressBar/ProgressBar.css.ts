import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media, type, vars } from "../../theme/vars.css.ts";
import { column } from "../../internal/styles.ts";

export const progress = style([
  type.cell,
  {
    ...column(vars.space[8]),
    inlineSize: "100%",
    color: vars.color.muted,
  },
]);

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[16],
});

export const value = style([type.data]);

export const bar = style({
  display: "block",
  blockSize: `calc(${vars.space[4]} + ${vars.space[2]})`,
  background: vars.color.hairline,
  overflow: "hidden",
  "@media": {
    "(forced-colors: active)": { border: `${vars.stroke.hairline} solid CanvasText` },
  },
});

const slide = keyframes({ from: { translate: "-100%" }, to: { translate: "250%" } });

export const fill = recipe({
  base: {
    display: "block",
    blockSize: "100%",
    background: vars.color.link,
    "@media": {
      "(forced-colors: active)": { forcedColorAdjust: "none", background: "Highlight" },
    },
  },
  variants: {
    isIndeterminate: {
      true: {
        inlineSize: "40%",
        animation: `${slide} 1.2s linear infinite`,
        "@media": {
          [media.reducedMotion]: { animation: "none", inlineSize: "100%", opacity: 0.5 },
        },
      },
    },
  },
});
