import { assignVars, createTheme, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { brand } from "./brand.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { media, motion } from "./scale.ts";
import { brandColors, hostColors, type Theme } from "./tokens.ts";
import { brandVars, hostVars, type, vars } from "./vars.css.ts";

/** The class that scopes all styles, so that they don't affect a host page. */
export const base = "caliper";

const { color, elevation } = vars;
const contract = { color, elevation };
const values = ({ name, color: colors, elevation: elevations }: Theme) => {
  const branded = {
    ...colors,
    ...Object.fromEntries(
      brandColors.map((role) => [role, fallbackVar(brandVars[name][role], colors[role])]),
    ),
  };
  const hosted = hostColors.map((role) => [role, fallbackVar(hostVars.color[role], branded[role])]);
  return { color: { ...branded, ...Object.fromEntries(hosted) }, elevation: elevations };
};

const lightClass = createTheme(contract, values(light));
const darkClass = createTheme(contract, values(dark));
const lightScheme = style({ colorScheme: "light" });
const darkScheme = style({ colorScheme: "dark" });

// Print always uses the light theme.
globalStyle(`.${darkClass}`, {
  "@media": { [media.print]: { vars: assignVars(contract, values(light)), colorScheme: "light" } },
});

// Darker lines and no gray text if the reader prefers more contrast; not on paper, which is always light.
for (const [name, { color: colors }] of [
  [lightClass, light] as const,
  [darkClass, dark] as const,
]) {
  const strong = {
    [color.muted]: colors.text,
    [color.subtle]: colors.text,
    [color.control]: colors.text,
    [color.hairline]: colors.control,
  };
  globalStyle(`.${name}`, {
    "@media": { "screen and (prefers-contrast: more)": { vars: strong } },
  });
}

// The size is the printer's: A4 or Letter.
globalStyle("@page", { margin: "10mm" });

export const lightTheme = `${base} ${lightClass} ${lightScheme}`;
export const darkTheme = `${base} ${darkClass} ${darkScheme}`;

// Zero specificity, so that any class overrides these.
const root = `:where(.${base})`;

globalStyle(root, {
  vars: assignVars(
    { font: vars.font, motion: vars.motion, stickyTop: vars.stickyTop },
    {
      font: brand.font,
      motion: { fast: motion.fast, base: motion.base, max: motion.max },
      stickyTop: "0px",
    },
  ),
  "@media": {
    [media.reducedMotion]: {
      vars: assignVars(vars.motion, { fast: "0ms", base: "0ms", max: "0ms" }),
    },
  },
  color: vars.color.text,
  ...type.body,
  fontVariantNumeric: "tabular-nums lining-nums",
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
});

// Scripts focus headings, so that screen readers continue there; they are not controls.
globalStyle(`${root} :where(h1, h2, h3, h4, h5, h6)[tabindex="-1"]`, { outline: "none" });

globalStyle(`${root}, ${root} *, ${root} *::before, ${root} *::after`, { boxSizing: "border-box" });
