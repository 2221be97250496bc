import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";
import { ellipsis } from "../../internal/styles.ts";

export const text = recipe({
  base: { margin: 0, minInlineSize: 0 },
  variants: {
    /** A size of the type scale; inherited by default. */
    variant: type,
    /** `muted` for secondary text, `subtle` for labels and captions. Don't show a state by color alone. */
    tone: {
      inherit: {},
      text: { color: vars.color.text },
      muted: { color: vars.color.muted },
      subtle: { color: vars.color.subtle },
      link: { color: vars.color.link },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
    },
    /** Overrides the variant's weight. */
    weight: {
      regular: { fontWeight: 400 },
      medium: { fontWeight: 500 },
      strong: { fontWeight: 600 },
    },
    /** One line with an ellipsis. Only if the whole text is available elsewhere. */
    truncate: {
      true: {
        ...ellipsis,
        display: "block",
      },
    },
    /** Never wraps. */
    nowrap: { true: { whiteSpace: "nowrap" } },
  },
});
