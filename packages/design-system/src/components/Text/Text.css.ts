import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";

export const text = recipe({
  base: { margin: 0, minInlineSize: 0 },
  variants: {
    /** A size of the type scale, by what the words are; that of the text around it unless told. */
    variant: type,
    /** `muted` is second, `subtle` labels and captions; a state never goes by its colour alone. */
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
    /** Heavier or lighter than the variant has it. */
    weight: {
      regular: { fontWeight: 400 },
      medium: { fontWeight: 500 },
      strong: { fontWeight: 600 },
    },
    /** Where lines begin, in a block of its own. */
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
    /** Keeps it on one line. */
    nowrap: { true: { whiteSpace: "nowrap" } },
  },
});
