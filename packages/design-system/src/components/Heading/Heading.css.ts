import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";

export const heading = recipe({
  base: { margin: 0, textWrap: "balance", overflowWrap: "anywhere" },
  variants: {
    /** How it looks, whatever its level: level 1 is a title, the others sections, unless told. */
    variant: {
      hero: type.hero,
      codeHero: type.codeHero,
      title: type.title,
      section: type.section,
    },
    /** `subtle` for a second line beneath another heading. */
    tone: { text: { color: vars.colour.text }, subtle: { color: vars.colour.subtle } },
  },
});
