import type { TypeStyle } from "./tokens.ts";

/** Lengths in px, the same in both themes. */
export const size = {
  header: 56,
  menu: 240,
  menuCollapsed: 56,
  rowDense: 32,
  rowDimension: 36,
  rowImport: 40,
  rowResult: 44,
  rowPhone: 40,
  groupRow: 28,
  control: 36,
  controlMain: 40,
  controlPhone: 44,
  chip: 28,
  iconLarge: 24,
  iconMenu: 21.5,
  icon: 20,
  iconSmall: 16,
  flagWidth: 24,
  flagHeight: 16,
  outlineWidth: 56,
  outlineHeight: 36,
  asideHome: 320,
  drawingMeasure: 372,
  codeField: 440,
  signInColumn: 480,
};
export type Size = keyof typeof size;
export const sizes = Object.keys(size) as Size[];

export const radius = {
  none: "0",
  mark: "2px",
  tag: "3px",
  control: "4px",
  brandMark: "5px",
  round: "50%",
  pill: "999px",
};
export type Radius = keyof typeof radius;
export const radii = Object.keys(radius) as Radius[];

/** Stroke widths in px: hairline and control edges, section rules, active bars, focus ring, icon strokes. */
export const stroke = { hairline: 1, rule: 1.5, active: 2, focus: 2, icon: 1.5 } as const;
export const strokes = Object.keys(stroke) as (keyof typeof stroke)[];

/** At most 150 ms, for color, opacity and the menu width only. */
export const motion = {
  fast: "80ms",
  base: "120ms",
  max: "150ms",
  ease: "cubic-bezier(.2,0,0,1)",
} as const;

const types = {
  hero: { font: "sans", size: 36, line: 40, weight: 600, tracking: "-0.022em" },
  codeHero: {
    font: "mono",
    size: 44,
    line: 48,
    weight: 600,
    tracking: "-0.03em",
    phone: { size: 36, line: 40 },
  },
  title: { font: "sans", size: 24, line: 32, weight: 600, tracking: "-0.012em" },
  stat: { font: "mono", size: 28, line: 32, weight: 500, tracking: "-0.03em" },
  statSmall: { font: "mono", size: 20, line: 24, weight: 500, tracking: "-0.02em" },
  section: { font: "sans", size: 15, line: 20, weight: 600 },
  body: { font: "sans", size: 14, line: 20, weight: 400 },
  control: { font: "sans", size: 14, line: 20, weight: 500 },
  cell: { font: "sans", size: 13, line: 18, weight: 400 },
  data: { font: "mono", size: 13, line: 20, weight: 400 },
  code: { font: "mono", size: 13, line: 20, weight: 600 },
  caption: { font: "sans", size: 12, line: 16, weight: 400 },
  columnHead: { font: "sans", size: 12, line: 16, weight: 500 },
  brandCell: { font: "sans", size: 11, line: 16, weight: 500 },
  drawing: { font: "mono", size: 12, line: 16, weight: 500 },
  balloon: { font: "mono", size: 11, line: 16, weight: 600 },
} satisfies Record<string, TypeStyle>;
export type TypeVariant = keyof typeof types;
export const typeScale: Readonly<Record<TypeVariant, TypeStyle>> = types;
export const typeVariants = Object.keys(types) as TypeVariant[];

/** Up to this width in px a screen counts as a phone. */
export const narrowThreshold = 700;

export const media = {
  narrow: `(width <= ${narrowThreshold}px)`,
  /** A phone in portrait. */
  phone: "(width <= 480px)",
  /** The smallest phones, and a desktop at 400 % zoom. */
  smallest: "(width <= 320px)",
  wide: `(width > ${narrowThreshold}px)`,
  /** A tablet, or a desktop with the menu expanded: blocks of a datasheet are stacked. */
  medium: "(width <= 1100px)",
  /** A phone in landscape, or a desktop at 400 % zoom: too low for a sticky header. */
  short: "(height <= 480px)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  coarsePointer: "(pointer: coarse)",
  print: "print",
} as const;

/** For `@container`: where the facts of a sheet do not fit in one row. */
export const tabletContainer = "(inline-size <= 800px)";

/** For `@container`: where rows of a stacked table become cards. */
export const slimContainer = "(inline-size <= 400px)";

/** For `@container`: where the values of a card stand in columns. */
export const cardContainer = "(inline-size >= 608px)";

/** The content of a window of 1280 px beside the expanded menu and a scroll bar. For `@container`. */
export const desktopContainer = "(inline-size >= 960px)";
