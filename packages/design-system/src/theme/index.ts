export { brand } from "./brand.ts";
export { brands } from "./brands/index.ts";
export { dark } from "./dark.ts";
export { light } from "./light.ts";
export { media, narrowThreshold } from "./scale.ts";
export { darkTheme, lightTheme } from "./theme.css.ts";
export { ThemeRoot } from "./ThemeRoot.tsx";
export type { ThemeRootProps } from "./ThemeRoot.tsx";
export type { Brand, Theme } from "./tokens.ts";
