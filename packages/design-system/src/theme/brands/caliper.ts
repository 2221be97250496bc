import { plexMono, plexSans } from "../plex.ts";
import type { Brand } from "../tokens.ts";

/** The default brand: brake red, with a caliper as logo. */
export const caliper: Brand = {
  name: "Caliper",
  logo: {
    size: 28,
    shapes: [
      {
        path: "M5 0H23A5 5 0 0 1 28 5V23A5 5 0 0 1 23 28H5A5 5 0 0 1 0 23V5A5 5 0 0 1 5 0Z",
        fill: "accent",
      },
      { path: "M20.51 8.54a8.5 8.5 0 1 0 0 10.92", stroke: "onAccent", width: 3.75 },
      { path: "M18.5 14H28", stroke: "onAccent", width: 2, opacity: 0.86 },
      { path: "M11.85 14a2.15 2.15 0 1 0 4.3 0a2.15 2.15 0 1 0 -4.3 0Z", fill: "onAccent" },
    ],
  },
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
    sans: plexSans,
    mono: plexMono,
  },
};
