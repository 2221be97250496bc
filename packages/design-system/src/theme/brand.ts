import type { Brand } from "./tokens.ts";

/** The one file to change for another company, with `BrandMark` for its logo. */
export const brand: Brand = {
  name: "Caliper",
  accent: {
    light: {
      accent: "#BF1220",
      accentHover: "#A30E1A",
      onAccent: "#FFFFFF",
      accentText: "#B3101D",
    },
    dark: {
      accent: "#CB1F2D",
      accentHover: "#DB3340",
      onAccent: "#FFFFFF",
      accentText: "#FF8A8F",
    },
  },
  font: {
    sans: '"IBM Plex Sans", system-ui, sans-serif',
    mono: '"IBM Plex Mono", ui-monospace, monospace',
  },
};
