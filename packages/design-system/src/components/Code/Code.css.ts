import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, type, vars } from "../../theme/vars.css.ts";

export const code = recipe({
  base: { whiteSpace: "nowrap", fontFamily: vars.font.mono },
  variants: {
    /** `inherit` in a sentence, `code` in tables, `codeHero` once per page. */
    size: {
      /** As large as the text around it. */
      inherit: { fontSize: "inherit", lineHeight: "inherit", fontWeight: 500 },
      code: type.code,
      data: type.data,
      statSmall: type.statSmall,
      codeHero: type.codeHero,
    },
    isLink: {
      true: {
        color: vars.colour.link,
        textDecoration: "none",
        borderRadius: vars.radius.mark,
        outline: "none",
        selectors: {
          "&[data-hovered]": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
          "&[data-focus-visible]": focusRing,
        },
      },
    },
    /** The colour of a code that leads nowhere. */
    tone: {
      inherit: {},
      text: { color: vars.colour.text },
      muted: { color: vars.colour.muted },
      subtle: { color: vars.colour.subtle },
      link: { color: vars.colour.link },
    },
  },
  defaultVariants: { size: "code" },
});

/** The button belongs to the code: the two are never on two lines. */
export const withCopy = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  whiteSpace: "nowrap",
});
