import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";

export const heading = recipe({
  base: {
    margin: 0,
    textWrap: "balance",
    overflowWrap: "anywhere",
    // Focused by a script after a change of the page; it does nothing.
    selectors: { "&[tabindex='-1']": { outline: "none" } },
  },
  variants: {
    /** The look. Defaults to `title` for level 1 and `section` for other levels. */
    variant: {
      hero: type.hero,
      codeHero: type.codeHero,
      title: type.title,
      section: type.section,
    },
    /** `subtle` for a second line below another heading. */
    tone: { text: { color: vars.color.text }, subtle: { color: vars.color.subtle } },
  },
});
