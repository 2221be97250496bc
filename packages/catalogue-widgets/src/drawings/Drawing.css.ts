import { type, vars } from "@caliper/design-system/vars";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { colour, font } = vars;

export const paper = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  background: colour.paper,
  color: colour.ink,
  // Focus and hover show on the dimensions themselves.
  overflow: "visible",
});

export const gridLine = style({ fill: "none", stroke: colour.grid, strokeWidth: 1 });

/** Line widths and dashes as drawing offices use them; a smaller sheet has the same lines. */
export const strokes = styleVariants(
  {
    object: { stroke: colour.ink, strokeWidth: 1.5 },
    thin: { stroke: colour.ink, strokeWidth: 0.8 },
    hidden: { stroke: colour.ghost, strokeWidth: 0.9, strokeDasharray: "4 3" },
    centre: { stroke: colour.ghost, strokeWidth: 0.8, strokeDasharray: "14 3 3 3" },
    phantom: { stroke: colour.ghost, strokeWidth: 1, strokeDasharray: "16 3 2 3 2 3" },
    assumed: { stroke: colour.ghost, strokeWidth: 1.1, strokeDasharray: "5 3" },
    wear: { stroke: colour.dim, strokeWidth: 1.1, strokeDasharray: "4 2.5" },
    projection: { stroke: colour.ghost, strokeWidth: 0.6, strokeDasharray: "1.5 3" },
    frame: { stroke: colour.ghost, strokeWidth: 1 },
  },
  (rule) => [{ fill: "none", strokeLinejoin: "round" as const, ...rule }],
);

/** Dash patterns of an axis and of an arc start over in every short line: finer ones there. */
export const fineCentre = style({ strokeDasharray: "8 2 2 2" });

export const fills = styleVariants({
  none: { fill: "none" },
  cut: { fill: colour.fill },
  cutAcross: { fill: colour.fill },
  face: { fill: `color-mix(in srgb, ${colour.fill} 45%, transparent)` },
  solid: { fill: colour.ink },
});

export const hatchLine = style({ stroke: colour.ghost, strokeWidth: 0.8, opacity: 0.75 });

export const dimension = style({
  outline: "none",
  selectors: { "&[tabindex]": { cursor: "pointer" } },
});

export const dimensionLine = style({ fill: "none", stroke: colour.dim, strokeWidth: 1 });
export const extensionLine = style({ fill: "none", stroke: colour.dim, strokeWidth: 0.7 });
export const arrow = style({ fill: colour.dim, stroke: "none" });
export const reach = style({ fill: "none", stroke: "transparent", strokeWidth: 12 });
export const reachArea = style({ fill: "transparent", stroke: "none" });
export const balloon = style({ fill: colour.paper, stroke: colour.dim, strokeWidth: 1.2 });

const mono = { fontFamily: font.mono, fontVariantNumeric: "tabular-nums lining-nums" } as const;

export const letter = style({
  ...mono,
  fontWeight: type.balloon.fontWeight,
  fill: colour.dim,
  textAnchor: "middle",
});

export const figure = style({
  ...mono,
  fontWeight: type.drawing.fontWeight,
  fill: colour.dim,
});

export const figureCentred = style({ textAnchor: "middle" });
export const offScale = style({ textDecoration: "underline" });

const lit = [`.${dimension}[data-lit]`, `.${dimension}:hover`, `.${dimension}:focus-visible`];
const whenLit = (child: string) => lit.map((state) => `${state} ${child}`).join(", ");
globalStyle(whenLit(`.${dimensionLine}`), { strokeWidth: 2 });
globalStyle(whenLit(`.${balloon}`), { fill: colour.link, stroke: colour.link });
globalStyle(whenLit(`.${letter}`), { fill: colour.onLink });
globalStyle(`.${dimension}:focus-visible .${balloon}`, {
  stroke: colour.focus,
  strokeWidth: 4,
  paintOrder: "stroke",
});

export const zone = style({
  ...mono,
  fontSize: "10px",
  fontWeight: 500,
  fill: colour.muted,
  textAnchor: "middle",
});

export const blockLabel = style({
  fontFamily: font.sans,
  fontSize: "10.5px",
  fill: colour.muted,
});

export const blockValue = style({ ...mono, fontSize: "12px", fontWeight: 600, fill: colour.ink });

export const heading = style({ ...mono, fontSize: "11px", fontWeight: 600, fill: colour.ink });
export const note = style({ fontFamily: font.sans, fontSize: "10.5px", fill: colour.muted });
export const caption = style({
  ...mono,
  fontSize: "11px",
  fontWeight: 500,
  fill: colour.ink,
});
export const middle = style({ textAnchor: "middle" });
