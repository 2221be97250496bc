import { type Brand, brand as defaultBrand, contrastProblems } from "@caliper/design-system/theme";
import type { EmbedBrand } from "../shared/embed-options/index.ts";

/** Unique names, so that the host page's fonts are not replaced. */
export const fontNames = { sans: "Caliper Sans", mono: "Caliper Mono" } as const;

/** A brand of the host over the build's, with the fonts of the embed. */
export function brandOf(hostBrand: EmbedBrand = {}): Brand {
  const accent = {
    light: { ...defaultBrand.accent.light, ...hostBrand.light },
    dark: { ...defaultBrand.accent.dark, ...hostBrand.dark },
  };
  return {
    ...defaultBrand,
    name: hostBrand.name ?? defaultBrand.name,
    accent,
    font: {
      sans: `var(--caliper-host-font-sans, "${fontNames.sans}", system-ui, sans-serif)`,
      mono: `var(--caliper-host-font-mono, "${fontNames.mono}", ui-monospace, monospace)`,
    },
  };
}

/** Warns the developers of the page where a brand is hard to read. */
export function warnOfContrast({ accent }: Brand): void {
  const problems = contrastProblems(accent);
  if (problems.length > 0)
    console.warn(`Caliper: low contrast of the brand. ${problems.join("; ")}`);
}
