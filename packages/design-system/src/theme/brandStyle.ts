import { type Brand, brandColors } from "./tokens.ts";
import { brandVars, vars } from "./vars.css.ts";

/** The name in `var(--name)`, for `style.setProperty`. */
const nameOf = (variable: string) => variable.slice("var(".length, -1);

/** A brand as custom properties; empty without a brand, so that the enclosing one is inherited. */
export function brandStyle(brand: Brand | undefined): Record<string, string> {
  if (!brand) return {};
  const accents = (["light", "dark"] as const).flatMap((theme) =>
    brandColors.map((role) => [nameOf(brandVars[theme][role]), brand.accent[theme][role]]),
  );
  return {
    ...Object.fromEntries(accents),
    [nameOf(vars.font.sans)]: brand.font.sans,
    [nameOf(vars.font.mono)]: brand.font.mono,
  };
}
