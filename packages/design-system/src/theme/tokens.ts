/**
 * What a theme has to say. Roles are named by what they are for, never by how they look; `use` of each role is in
 * the Colour page of the workshop.
 */
export const colourRoles = [
  "canvas",
  "chrome",
  "sunken",
  "raised",
  "hover",
  "selected",
  "text",
  "muted",
  "subtle",
  "rule",
  "hairline",
  "control",
  "accent",
  "accentHover",
  "onAccent",
  "accentText",
  "link",
  "focus",
  "onLink",
  "success",
  "successTint",
  "warning",
  "warningTint",
  "danger",
  "dangerTint",
  "info",
  "infoTint",
  "paper",
  "grid",
  "ink",
  "dim",
  "ghost",
  "fill",
  "mark",
  "onMark",
  "scrim",
] as const;

export type ColourRole = (typeof colourRoles)[number];

/** What differs between light and dark. */
export interface Theme {
  name: "light" | "dark";
  colour: Record<ColourRole, string>;
  elevation: { flat: string; float: string };
}

/** One shape of a logo: filled or stroked in a colour of the brand, so that it follows the theme. */
export interface LogoShape {
  /** SVG path data in units of the logo's `size`. */
  path: string;
  fill?: BrandColour;
  stroke?: BrandColour;
  /** Width of the stroke. */
  width?: number;
  opacity?: number;
}

/** What differs between two companies that use Caliper; pure data, so a host page may hand over its own. */
export interface Brand {
  name: string;
  /** The mark, in a square of `size` by `size`. The name is set in type beside it. */
  logo: { size: number; shapes: readonly LogoShape[] };
  /** The accents belong to the brand; every other colour belongs to the theme. */
  accent: Record<Theme["name"], Record<BrandColour, string>>;
  font: { sans: string; mono: string };
}

export const brandColours = ["accent", "accentHover", "onAccent", "accentText"] as const;
export type BrandColour = (typeof brandColours)[number];

/** The 4 px scale; a key is its length in px. */
export const spaces = [0, 2, 4, 8, 12, 16, 20, 24, 28, 32, 40, 64] as const;
export type Space = (typeof spaces)[number];

export const typeVariants = [
  "hero",
  "codeHero",
  "title",
  "stat",
  "statSmall",
  "section",
  "body",
  "control",
  "cell",
  "data",
  "code",
  "caption",
  "columnHead",
  "brandCell",
  "drawing",
  "balloon",
] as const;
export type TypeVariant = (typeof typeVariants)[number];

/** Sizes in px. `phone` replaces size and line at or under the narrow threshold. */
export interface TypeStyle {
  font: "sans" | "mono";
  size: number;
  line: number;
  weight: 400 | 500 | 600;
  tracking?: string;
  phone?: { size: number; line: number };
}

export const radii = ["none", "mark", "tag", "control", "brandMark", "round", "pill"] as const;
export type Radius = (typeof radii)[number];

export const sizes = [
  "header",
  "menu",
  "menuCollapsed",
  "rowDense",
  "rowDimension",
  "rowImport",
  "rowResult",
  "rowPhone",
  "groupRow",
  "control",
  "controlMain",
  "controlPhone",
  "chip",
  "iconLarge",
  "iconMenu",
  "icon",
  "iconSmall",
  "flagWidth",
  "flagHeight",
  "outlineWidth",
  "outlineHeight",
  "asideHome",
  "drawingMeasure",
  "codeField",
  "signInColumn",
] as const;
export type Size = (typeof sizes)[number];
