import { recipe } from "@vanilla-extract/recipes";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";

export const heading = recipe({
  base: { margin: 0, textWrap: "balance", overflowWrap: "anywhere" },
  variants: {
    variant: {
      hero: type.hero,
      codeHero: type.codeHero,
      title: type.title,
      section: type.section,
    },
    tone: { text: { color: vars.colour.text }, subtle: { color: vars.colour.subtle } },
  },
});

export type HeadingVariants = NonNullable<RecipeVariants<typeof heading>>;
