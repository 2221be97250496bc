import { plexSans } from "../plex.ts";
import type { Brand } from "../tokens.ts";

/** A fictional company that demonstrates another brand: violet accents, and codes in the sans font. */
export const tramontana: Brand = {
  name: "Tramontana",
  logo: {
    size: 28,
    shapes: [
      { path: "M0 14a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z", fill: "accent" },
      { path: "M5.5 9.5H20", stroke: "onAccent", width: 2.5 },
      { path: "M4 14H14.5", stroke: "onAccent", width: 2.5 },
      { path: "M5.5 18.5H17.5", stroke: "onAccent", width: 2.5 },
      { path: "M18 14a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z", fill: "onAccent" },
    ],
  },
  accent: {
    light: {
      accent: "#5B34A8",
      accentHover: "#4A2990",
      onAccent: "#FFFFFF",
      accentText: "#5B34A8",
    },
    dark: {
      accent: "#7650C8",
      accentHover: "#8460D2",
      onAccent: "#FFFFFF",
      accentText: "#C3ABFF",
    },
  },
  font: {
    sans: plexSans,
    mono: plexSans,
  },
};
