import { recipe } from "@vanilla-extract/recipes";
import { focusRing, media, type, vars } from "../../theme/vars.css.ts";
import { target } from "../../internal/styles.ts";

export const code = recipe({
  base: { whiteSpace: "nowrap", fontFamily: vars.font.mono },
  variants: {
    /** `inherit` in a sentence, `code` in tables, `codeHero` once per page. */
    size: {
      /** The size of the surrounding text. */
      inherit: { fontSize: "inherit", lineHeight: "inherit", fontWeight: 500 },
      code: type.code,
      data: type.data,
      statSmall: type.statSmall,
      codeHero: type.codeHero,
    },
    isLink: {
      true: {
        display: "inline-block",
        ...target,
        color: vars.color.link,
        textDecoration: "none",
        borderRadius: vars.radius.mark,
        outline: "none",
        "@media": { [media.print]: { color: vars.color.text } },
        selectors: {
          "&[data-hovered]": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
          "&[data-focus-visible]": focusRing,
        },
      },
    },
  },
  defaultVariants: { size: "code" },
});
