import { recipe } from "@vanilla-extract/recipes";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";

export const text = recipe({
  base: { margin: 0, minInlineSize: 0 },
  variants: {
    variant: type,
    tone: {
      inherit: {},
      text: { color: vars.colour.text },
      muted: { color: vars.colour.muted },
      subtle: { color: vars.colour.subtle },
      link: { color: vars.colour.link },
      success: { color: vars.colour.success },
      warning: { color: vars.colour.warning },
      danger: { color: vars.colour.danger },
    },
    weight: {
      regular: { fontWeight: 400 },
      medium: { fontWeight: 500 },
      strong: { fontWeight: 600 },
    },
    align: {
      start: { textAlign: "start" },
      end: { textAlign: "end" },
      center: { textAlign: "center" },
    },
    /** One line, cut with an ellipsis. Only where the whole text can be read elsewhere. */
    truncate: {
      true: {
        display: "block",
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
      },
    },
    nowrap: { true: { whiteSpace: "nowrap" } },
  },
});

export type TextVariants = NonNullable<RecipeVariants<typeof text>>;
