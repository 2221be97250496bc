import { type Style, type StyleName, styles as looks } from "@caliper/drawings";
import {
  type CSSProperties,
  globalStyle,
  keyframes,
  style,
  styleVariants,
} from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";

const { color, font, size } = vars;

export const paper = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  background: color.paper,
  color: color.ink,
  // Focus rings and highlights of dimensions may extend beyond the sheet.
  overflow: "visible",
});

function paint(value: Style["fill"], opacity = 1): string {
  if (value === undefined || value === "none" || value === "transparent") return value ?? "none";
  return opacity === 1
    ? color[value]
    : `color-mix(in srgb, ${color[value]} ${opacity * 100}%, transparent)`;
}

function cssOf({ fill, fillOpacity, stroke, font: family, fontSize, ...rest }: Style) {
  return {
    ...rest,
    ...(fill && { fill: paint(fill, fillOpacity) }),
    ...(stroke && { stroke: paint(stroke) }),
    ...(fontSize && { fontSize: `${fontSize}px` }),
    ...(family && { fontFamily: font[family] }),
    ...(family === "mono" && { fontVariantNumeric: "tabular-nums lining-nums" }),
  } satisfies CSSProperties;
}

/** The styles of @caliper/drawings, in the colors of the theme. */
export const styles = styleVariants(looks as Readonly<Record<StyleName, Style>>, cssOf);

/** Longer than most outlines, in units of a sheet. */
const outline = "1500";
const draw = keyframes({
  from: { strokeDasharray: outline, strokeDashoffset: outline },
  to: { strokeDasharray: outline, strokeDashoffset: 0 },
});

// After a change of the theme the host sets this attribute for a moment, and the part is drawn again.
globalStyle(`:root[data-redraw] .${styles.object}`, {
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${draw} 350ms ${vars.ease}` },
  },
});

export const dimension = style({
  outline: "none",
  selectors: { "&[tabindex]": { cursor: "pointer" } },
});

const highlighted = [
  `.${dimension}[data-highlighted]`,
  `.${dimension}:hover`,
  `.${dimension}:focus-visible`,
];
const whenHighlighted = (child: string) =>
  highlighted.map((state) => `${state} .${child}`).join(", ");
globalStyle(whenHighlighted(styles.dimensionLine), { strokeWidth: 2 });
globalStyle(whenHighlighted(styles.balloon), { fill: color.link, stroke: color.link });
globalStyle(whenHighlighted(styles.letter), { fill: color.onLink });

globalStyle(`.${dimension}[data-differs="false"]:not([data-highlighted], :hover, :focus-visible)`, {
  opacity: 0.45,
});
globalStyle(`.${dimension}[data-differs="true"] .${styles.balloon}`, { fill: color.dim });
globalStyle(`.${dimension}[data-differs="true"] .${styles.letter}`, { fill: color.onLink });
globalStyle(`.${dimension}:focus-visible .${styles.balloon}`, {
  stroke: color.focus,
  strokeWidth: 4,
  paintOrder: "stroke",
});

/** One of two overlaid parts; the user sets its opacity. */
export const part = style({
  transition: `opacity ${vars.motion.base} ${vars.ease}`,
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } },
});

/** In an overlay: material that B lacks, and material that only B has. */
export const only = {
  a: style({ fill: color.success, opacity: 0.45 }),
  b: style({ fill: color.danger, opacity: 0.45 }),
} as const;

export const outlineSizes = styleVariants(
  {
    row: { inlineSize: size.outlineWidth, blockSize: size.outlineHeight },
    large: { inlineSize: "64px", blockSize: "41px" },
    card: { inlineSize: "88px", blockSize: "57px" },
  },
  (rule) => [{ display: "block", flex: "none", overflow: "visible" as const, ...rule }],
);
