import { brand } from "@caliper/design-system/brand";
import type { Plugin } from "vite";

/** Writes the brand's name and its logo in the colors of the light theme, for the server's link previews. */
export const brandFile = (): Plugin => ({
  name: "caliper:brand-file",
  apply: "build",
  generateBundle() {
    const { name, logo, accent } = brand;
    const shapes = logo.shapes.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      ...(fill && { fill: accent.light[fill] }),
      ...(stroke && { stroke: accent.light[stroke] }),
    }));
    const source = JSON.stringify({
      name,
      accent: accent.light.accent,
      logo: { ...logo, shapes },
    });
    this.emitFile({ type: "asset", fileName: "brand.json", source });
  },
});
