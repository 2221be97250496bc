export { brand } from "./brand.ts";
export { brands } from "./brands/index.ts";
export { dark } from "./dark.ts";
export { light } from "./light.ts";
export { media, motion, narrowThreshold, radius, size, stroke, typeScale } from "./scale.ts";
export { base, darkTheme, lightTheme } from "./theme.css.ts";
export { ThemeRoot } from "./ThemeRoot.tsx";
export type { ThemeRootProps } from "./ThemeRoot.tsx";
export { brandColours, colourRoles, radii, sizes, spaces, typeVariants } from "./tokens.ts";
export type {
  Brand,
  BrandColour,
  ColourRole,
  LogoShape,
  Radius,
  Size,
  Space,
  Theme,
  TypeStyle,
  TypeVariant,
} from "./tokens.ts";
export { vars } from "./vars.css.ts";
