import { createGlobalThemeContract } from "@vanilla-extract/css";
import {
  media,
  motion,
  radius,
  type Size,
  size as sizeNumbers,
  stroke,
  typeScale,
  type TypeVariant,
} from "./scale.ts";
import {
  type BrandColor,
  brandColors,
  type ColorRole,
  colorRoles,
  type Space,
  spaces,
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
    /** Offset of sticky heads from the top: the height of the sticky header. */
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

const { color } = contract;

export const vars = {
  ...contract,
  ease: motion.ease,
  space: record<Space, string>(spaces, px),
  size: Object.fromEntries(
    Object.entries(sizeNumbers).map(([name, length]) => [name, px(length)]),
  ) as Record<Size, string>,
  radius,
  stroke: {
    hairline: px(stroke.hairline),
    rule: px(stroke.rule),
    active: px(stroke.active),
    icon: px(stroke.icon),
    focus: px(stroke.focus),
  },
  border: {
    hairline: `${stroke.hairline}px solid ${color.hairline}`,
    control: `${stroke.hairline}px solid ${color.control}`,
    rule: `${stroke.rule}px solid ${color.rule}`,
    sheet: `${stroke.hairline}px solid ${color.ghost}`,
  },
  /** Stacking order: sticky heads, header, drawer and dialogs, toasts. */
  layer: { raised: 1, sticky: 2, header: 3, overlay: 100, toast: 200 },
  /** Page gutters. */
  gutter: { wide: px(32), narrow: px(16) },
};

/** Styles of the type scale, for `style([type.code, …])`. */
export const type = Object.fromEntries(
  Object.entries(typeScale).map(([variant, t]) => [
    variant,
    {
      fontFamily: t.font === "mono" ? contract.font.mono : contract.font.sans,
      fontSize: px(t.size),
      lineHeight: px(t.line),
      fontWeight: t.weight,
      letterSpacing: t.tracking ?? "normal",
      ...(t.phone && {
        "@media": { [media.narrow]: { fontSize: px(t.phone.size), lineHeight: px(t.phone.line) } },
      }),
    },
  ]),
) as Record<
  TypeVariant,
  {
    fontFamily: string;
    fontSize: string;
    lineHeight: string;
    fontWeight: 400 | 500 | 600;
    letterSpacing: string;
    "@media"?: Record<string, { fontSize: string; lineHeight: string }>;
  }
>;

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
