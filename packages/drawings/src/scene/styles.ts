/** Colors of a drawing by role; a theme decides their values. */
export type ColorRole =
  | "ink"
  | "ghost"
  | "dim"
  | "fill"
  | "paper"
  | "grid"
  | "muted"
  | "accentText";

export type Palette = Readonly<Record<ColorRole, string>>;

/** Ink on white paper: the colors of the light theme. */
export const paperPalette: Palette = {
  ink: "#16324F",
  ghost: "#6784A3",
  dim: "#0F56A3",
  fill: "#DCE8F4",
  paper: "#F5F9FD",
  grid: "#E2ECF6",
  muted: "#46515C",
  accentText: "#B3101D",
};

type Paint = ColorRole | "none" | "transparent";

/** How a primitive looks. Lengths are in units of the viewBox; lines keep their width at every scale of a part. */
export interface Style {
  readonly fill?: Paint;
  readonly fillOpacity?: number;
  readonly stroke?: Paint;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
  readonly strokeLinejoin?: "round";
  /** The line keeps its width when the drawing is scaled as a whole. */
  readonly vectorEffect?: "non-scaling-stroke";
  readonly opacity?: number;
  readonly font?: "mono" | "sans";
  readonly fontSize?: number;
  readonly fontWeight?: 400 | 500 | 600;
  readonly textAnchor?: "middle";
}

const line = (stroke: Paint, strokeWidth: number, strokeDasharray?: string): Style => ({
  fill: "none",
  strokeLinejoin: "round",
  stroke,
  strokeWidth,
  ...(strokeDasharray && { strokeDasharray }),
});

const thinLine = (stroke: Paint, strokeWidth: number): Style => ({
  fill: "none",
  stroke,
  strokeWidth,
});

const mono = (fill: ColorRole, fontWeight: 500 | 600, fontSize?: number): Style => ({
  font: "mono",
  fill,
  fontWeight,
  ...(fontSize !== undefined && { fontSize }),
});

const sans = (fontSize: number): Style => ({ font: "sans", fill: "muted", fontSize });

const outline: Style = {
  stroke: "ink",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
};

/** A proportion without a figure is dotted in both parts of an overlay, unlike the dashes of part B. */
const overlayAssumed = line("ghost", 1, "1.5 3");

/** Line widths and dashes as drawing offices use them, fills and texts, by name. */
export const styles = {
  object: line("ink", 1.5),
  thin: line("ink", 0.8),
  hidden: line("ghost", 0.9, "4 3"),
  center: line("ghost", 0.8, "14 3 3 3"),
  /** A dash pattern restarts in every short line and arc, so the dashes are finer there. */
  centerFine: line("ghost", 0.8, "8 2 2 2"),
  phantom: line("ghost", 1, "16 3 2 3 2 3"),
  assumed: line("ghost", 1.1, "5 3"),
  wear: line("dim", 1.1, "4 2.5"),
  projection: line("ghost", 0.6, "1.5 3"),
  frame: line("ghost", 1),
  cut: { fill: "fill" },
  cutAcross: { fill: "fill" },
  face: { fill: "fill", fillOpacity: 0.45 },
  solid: { fill: "ink" },
  hatchLine: { stroke: "ghost", strokeWidth: 0.8, opacity: 0.75 },
  gridLine: thinLine("grid", 1),
  dimensionLine: thinLine("dim", 1),
  extensionLine: thinLine("dim", 0.7),
  arrow: { fill: "dim", stroke: "none" },
  /** Invisible wider line that is easier to hit. */
  reach: thinLine("transparent", 12),
  reachArea: { fill: "transparent", stroke: "none" },
  balloon: { fill: "paper", stroke: "dim", strokeWidth: 1.2 },
  letter: { ...mono("dim", 600), textAnchor: "middle" },
  figure: mono("dim", 500),
  zone: { ...mono("muted", 500, 10), textAnchor: "middle" },
  blockLabel: sans(10.5),
  blockValue: mono("ink", 600, 12),
  heading: mono("ink", 600, 11),
  note: sans(10.5),
  caption: mono("ink", 500, 11),

  outlineObject: { ...outline, fill: "none", strokeWidth: 1.3 },
  outlineThin: { ...outline, fill: "none", strokeWidth: 0.8 },
  outlineFace: { ...outline, fill: "fill", strokeWidth: 1.3 },
  outlineSolid: { fill: "ink" },

  // Part A of an overlay looks as on its own sheet; B differs by color and by dashes.
  aObject: line("ink", 1.5),
  aThin: line("ink", 0.6),
  aPhantom: line("ink", 0.6),
  aAssumed: overlayAssumed,
  aCut: { fill: "fill", fillOpacity: 0.8 },
  aMarkLine: line("ink", 1.2),
  /** An edge that is itself measured: an arc, a bolt circle. */
  aMarkEdge: line("ink", 3),
  aMarkExtension: line("ink", 0.6),
  aMarkArrow: { fill: "ink" },
  aMarkText: mono("ink", 600),
  bObject: line("accentText", 1.6, "7 3.5"),
  bThin: line("accentText", 0.7, "3.5 3"),
  bPhantom: line("accentText", 0.7, "3.5 3"),
  bAssumed: overlayAssumed,
  ghost: line("accentText", 1.2, "4 3"),
  /** Filled by its group. */
  area: { stroke: "none" },
  bCut: { fill: "accentText", fillOpacity: 0.14 },
  bMarkLine: line("accentText", 1.2),
  bMarkEdge: line("accentText", 3),
  bMarkExtension: line("accentText", 0.6),
  bMarkArrow: { fill: "accentText" },
  bMarkText: mono("accentText", 600),
  markGround: { fill: "paper" },
} as const satisfies Readonly<Record<string, Style>>;

export type StyleName = keyof typeof styles;

export type PatternName = "cut" | "cutAcross" | "grid";

/** The fills of a shape: hatching in both directions, and the grid of the paper. */
export const patterns: Readonly<
  Record<
    PatternName,
    {
      readonly size: number;
      readonly transform?: string;
      readonly d: string;
      readonly style: StyleName;
    }
  >
> = {
  cut: { size: 5, transform: "rotate(45)", d: "M2.5 0V5", style: "hatchLine" },
  cutAcross: { size: 5, transform: "rotate(-45)", d: "M2.5 0V5", style: "hatchLine" },
  grid: { size: 20, d: "M0 .5H20M.5 0V20", style: "gridLine" },
};
