import { contrast } from "./contrast.ts";
import { contrastPairs } from "./contrastPairs.ts";
import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { type Brand, brandColors, type ColorRole } from "./tokens.ts";

const branded: readonly ColorRole[] = brandColors;

/** A sentence for each accent of a brand with too little contrast in a theme. Colors are `#RRGGBB`. */
export function contrastProblems(accents: Brand["accent"]): string[] {
  return [light, dark].flatMap(({ name, color }) => {
    const colors = { ...color, ...accents[name] };
    return contrastPairs
      .filter((pair) => pair.slice(0, 2).some((role) => branded.includes(role as ColorRole)))
      .flatMap(([foreground, ground, minimum]) => {
        const ratio = contrast(colors[foreground], colors[ground]);
        return ratio >= minimum
          ? []
          : [
              `${foreground} on ${ground} in the ${name} theme is ${ratio.toFixed(1)}:1, below ${minimum}:1`,
            ];
      });
  });
}
