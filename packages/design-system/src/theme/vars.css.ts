import { createGlobalThemeContract } from "@vanilla-extract/css";
import {
  media,
  motion,
  radius,
  size as sizeNumbers,
  sizes,
  stroke,
  strokes,
  typeScale,
  typeVariants,
} from "./scale.ts";
import {
  type BrandColor,
  brandColors,
  type ColorRole,
  colorRoles,
  hostColors,
  type Space,
  spaces,
  type TypeStyle,
} from "./tokens.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const record = <K extends PropertyKey, V>(keys: readonly K[], value: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

const px = (length: number) => `${length}px`;

// This file emits no CSS: other packages import it in their *.css.ts files, and a theme must be emitted only once.
// Variable names are global and stable, because a host page may set them.
const contract = createGlobalThemeContract(
  {
    color: record<ColorRole, string>(colorRoles, (role) => kebab(role)),
    elevation: { flat: "elevation-flat", float: "elevation-float" },
    font: { sans: "font-sans", mono: "font-mono" },
    motion: { fast: "motion-fast", base: "motion-base", max: "motion-max" },
    /** Offset of sticky table headers from the top: the height of the page's header. */
    stickyTop: "sticky-top",
  },
  (name) => `caliper-${name ?? ""}`,
);

const accents = (theme: string) =>
  record<BrandColor, string>(brandColors, (role) => `${theme}-${kebab(role)}`);

/**
 * The accents of a runtime brand, for both themes, because a page in the dark theme prints in the light one. The theme's
 * `--caliper-accent` reads them and falls back to the build's brand.
 */
export const brandVars = createGlobalThemeContract(
  { light: accents("light"), dark: accents("dark") },
  (name) => `caliper-brand-${name ?? ""}`,
);

/** Variables that a host page sets on an embedded element; the theme falls back to the brand and its own colors. */
export const hostVars = createGlobalThemeContract(
  {
    color: record(hostColors, (role) => kebab(role)),
    font: { sans: "font-sans", mono: "font-mono" },
  },
  (name) => `caliper-host-${name ?? ""}`,
);

const { color } = contract;

export const vars = {
  ...contract,
  ease: motion.ease,
  space: record<Space, string>(spaces, px),
  size: record(sizes, (name) => px(sizeNumbers[name])),
  radius,
  stroke: record(strokes, (name) => px(stroke[name])),
  border: {
    hairline: `${stroke.hairline}px solid ${color.hairline}`,
    control: `${stroke.hairline}px solid ${color.control}`,
    rule: `${stroke.rule}px solid ${color.rule}`,
    sheet: `${stroke.hairline}px solid ${color.ghost}`,
  },
  /** Stacking order: sticky table headers, page header, drawer and dialogs, toasts. */
  layer: { raised: 1, sticky: 2, header: 3, overlay: 100, toast: 200 },
  /** Page gutters. */
  gutter: { wide: px(32), narrow: px(16) },
};

/** Written out, because hosts that set `exactOptionalPropertyTypes` cannot compile an inferred `"@media"`. */
type TypeRule = {
  fontFamily: string;
  fontSize: string;
  lineHeight: string;
  fontWeight: TypeStyle["weight"];
  letterSpacing: string;
  "@media"?: Record<string, { fontSize: string; lineHeight: string }>;
};

const typeStyle = ({
  font,
  size,
  line,
  weight,
  tracking = "normal",
  phone,
}: TypeStyle): TypeRule => ({
  fontFamily: contract.font[font],
  fontSize: px(size),
  lineHeight: px(line),
  fontWeight: weight,
  letterSpacing: tracking,
  ...(phone && {
    "@media": { [media.narrow]: { fontSize: px(phone.size), lineHeight: px(phone.line) } },
  }),
});

/** Styles of the type scale, for `style([type.code, …])`. */
export const type = record(typeVariants, (variant) => typeStyle(typeScale[variant]));

/** The keyboard focus ring. */
export const focusRing = {
  outline: `${stroke.focus}px solid ${color.focus}`,
  outlineOffset: px(stroke.focus),
} as const;

/** The inset focus ring, for cells and rows whose neighbors would cover it. */
export const focusRingInset = {
  outline: `${stroke.focus}px solid ${color.focus}`,
  outlineOffset: px(-stroke.focus),
} as const;

/** For screen readers only. */
export const hidden = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export { media };
