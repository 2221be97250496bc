import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, vars } from "../../theme/vars.css.ts";

export const link = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[4],
    borderRadius: vars.radius.mark,
    cursor: "pointer",
    outline: "none",
    textDecoration: "none",
    textUnderlineOffset: "0.2em",
    selectors: {
      "&[data-hovered]": { textDecoration: "underline" },
      "&[data-focus-visible]": focusRing,
    },
  },
  variants: {
    appearance: {
      link: { color: vars.colour.link },
      /** Inside a sentence, where colour alone would not tell it from the words around it. */
      prose: { color: vars.colour.link, display: "inline", textDecoration: "underline" },
      /** In a list of ways on; 24 px are what a fingertip needs (WCAG 2.2, target size). */
      quiet: {
        color: "inherit",
        minBlockSize: vars.space[24],
        selectors: { "&[data-hovered]": { color: vars.colour.text } },
      },
    },
  },
  defaultVariants: { appearance: "link" },
});

/** On the line of the words, in a sentence too. */
export const sign = style({
  display: "inline-block",
  flexShrink: 0,
  verticalAlign: "text-bottom",
});
