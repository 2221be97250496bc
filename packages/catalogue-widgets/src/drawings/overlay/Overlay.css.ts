import { vars } from "@caliper/design-system/vars";
import { style, styleVariants } from "@vanilla-extract/css";

const { colour, font } = vars;

const motion = { transition: `opacity ${vars.motion.base} ${vars.ease}` } as const;

/** One of the two parts. Its opacity is the reader's. */
export const part = style({
  ...motion,
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } },
});

const line = { fill: "none", strokeLinejoin: "round" } as const;
// A proportion without a figure: dotted in both, so that no dash of B is taken for it.
const guess = { ...line, stroke: colour.ghost, strokeWidth: 1, strokeDasharray: "1.5 3" } as const;

/** A is drawn as on its own sheet; B in another colour and dashed, for whoever doesn't see the colour. */
export const lines = {
  a: styleVariants({
    object: { ...line, stroke: colour.ink, strokeWidth: 1.5 },
    thin: { ...line, stroke: colour.ink, strokeWidth: 0.6 },
    phantom: { ...line, stroke: colour.ink, strokeWidth: 0.6 },
    assumed: guess,
  }),
  b: styleVariants({
    object: { ...line, stroke: colour.accentText, strokeWidth: 1.6, strokeDasharray: "7 3.5" },
    thin: { ...line, stroke: colour.accentText, strokeWidth: 0.7, strokeDasharray: "3.5 3" },
    phantom: { ...line, stroke: colour.accentText, strokeWidth: 0.7, strokeDasharray: "3.5 3" },
    assumed: guess,
  }),
};

export const grounds = styleVariants({
  a: { fill: `color-mix(in srgb, ${colour.fill} 80%, transparent)` },
  b: { fill: `color-mix(in srgb, ${colour.accentText} 14%, transparent)` },
});

export const axis = style({
  ...line,
  stroke: colour.ghost,
  strokeWidth: 0.8,
  strokeDasharray: "14 3 3 3",
});

const mark = { ...line, strokeWidth: 1.2 } as const;
export const markLine = styleVariants({
  a: { ...mark, stroke: colour.ink },
  b: { ...mark, stroke: colour.accentText },
});
/** An edge that is itself what is measured: an arc, a bolt circle. */
export const markEdge = styleVariants({
  a: { ...mark, strokeWidth: 3, stroke: colour.ink },
  b: { ...mark, strokeWidth: 3, stroke: colour.accentText },
});
export const markGround = style({ fill: colour.paper });
export const markExtension = styleVariants({
  a: { ...mark, strokeWidth: 0.6, stroke: colour.ink },
  b: { ...mark, strokeWidth: 0.6, stroke: colour.accentText },
});
export const markArrow = styleVariants({
  a: { fill: colour.ink },
  b: { fill: colour.accentText },
});

const figure = {
  fontFamily: font.mono,
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 600,
} as const;
export const markText = styleVariants({
  a: { ...figure, fill: colour.ink },
  b: { ...figure, fill: colour.accentText },
});
