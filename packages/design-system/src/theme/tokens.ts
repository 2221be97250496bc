/** The colors a theme defines, named and grouped by their use, with the text the Color page shows for each. */
export const colorGroups = {
  Grounds: {
    canvas: "the page; the paper everything is set on",
    chrome: "side menu, banner",
    sunken: "group rows, key caps",
    raised: "what floats (menus, dialogs) and the sticky action bar",
    hover: "row under the pointer",
    selected: "chosen row, highlighted dimension row, active menu item",
    scrim: "behind a dialog",
  },
  Text: {
    text: "body, values, headings",
    muted: "secondary text, idle menu items",
    subtle: "column headings, captions, placeholders",
  },
  "Lines and edges": {
    rule: "1.5 px rule under a section heading and a result-table head",
    hairline: "1 px row and cell lines; decorative, never the only sign of a control",
    control: "edge of inputs, buttons, checkboxes, radios",
    focus: "focus ring, 2 px",
  },
  "The brand and the one action": {
    accent: "fill of the one primary action, brand mark, active tab and menu bar",
    accentHover: "hover of accent fill",
    onAccent: "text on accent",
    accentText: "section numbers",
  },
  "What can be followed or chosen": {
    link: "codes, links, checked radios and boxes, letter balloons",
    onLink: "text or tick on link fill",
  },
  States: {
    success: "exact match, added, certified",
    successTint: "tag behind success",
    warning: "changed, outside half the tolerance",
    warningTint: "tag and new value behind warning",
    danger: "invalid, field error; always with an icon or a sentence",
    dangerTint: "tag and bad value behind danger",
    info: "neutral notice",
    infoTint: "tag behind info",
  },
  Drawings: {
    paper: "ground of a drawing",
    grid: "20 px grid on paper, decorative",
    ink: "object lines and text on paper, outline strokes",
    dim: "dimension lines, balloons, values on paper",
    ghost: "frame, hidden and center lines, hatch lines",
    fill: "cut faces, outlines in tables",
  },
  "Why it matched": {
    mark: "matched part of a code",
    onMark: "text on mark",
  },
} as const;
type ColorGroups = typeof colorGroups;
export type ColorRole = {
  [Group in keyof ColorGroups]: keyof ColorGroups[Group];
}[keyof ColorGroups];
export const colorRoles = Object.values(colorGroups).flatMap(Object.keys) as ColorRole[];

/** A light or dark theme. */
export interface Theme {
  name: "light" | "dark";
  color: Record<ColorRole, string>;
  elevation: { flat: string; float: string };
}

/** A shape of a logo, filled or stroked in a brand color, so that it follows the theme. */
export interface LogoShape {
  /** SVG path data in units of the logo's `size`. */
  path: string;
  fill?: BrandColor;
  stroke?: BrandColor;
  /** Width of the stroke. */
  width?: number;
  opacity?: number;
}

/** A brand as plain data, so that a host page can provide its own. */
export interface Brand {
  name: string;
  /** The logo in a square of `size` by `size`. The name is shown as text next to it. */
  logo: { size: number; shapes: readonly LogoShape[] };
  /** The brand's accent colors; all other colors belong to the theme. */
  accent: Record<Theme["name"], Record<BrandColor, string>>;
  font: { sans: string; mono: string };
}

export const brandColors = ["accent", "accentHover", "onAccent", "accentText"] as const;
export type BrandColor = (typeof brandColors)[number];

/** Colors that a host page may set on an embedded element, in the order of the documentation. */
export const hostColors = [
  "accent",
  "accentHover",
  "onAccent",
  "accentText",
  "link",
  "focus",
  "text",
  "muted",
  "canvas",
  "raised",
  "control",
  "hairline",
] as const satisfies readonly ColorRole[];

/** The 4 px scale; keys are lengths in px. */
export const spaces = [0, 2, 4, 8, 12, 16, 20, 24, 28, 32, 40, 64] as const;
export type Space = (typeof spaces)[number];

/** Sizes in px. `phone` overrides size and line height on narrow screens. */
export interface TypeStyle {
  font: "sans" | "mono";
  size: number;
  line: number;
  weight: 400 | 500 | 600;
  tracking?: string;
  phone?: { size: number; line: number };
}
