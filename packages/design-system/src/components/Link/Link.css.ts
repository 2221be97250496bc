import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, vars } from "../../theme/vars.css.ts";
import { inlineRow } from "../../internal/styles.ts";

export const link = recipe({
  base: {
    ...inlineRow(vars.space[4]),
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
      link: { color: vars.color.link },
      /** Inside a sentence, where color alone does not identify a link. */
      prose: { color: vars.color.link, display: "inline", textDecoration: "underline" },
      /** In a list of links; 24 px is the minimum target size of WCAG 2.2. */
      quiet: {
        color: "inherit",
        minBlockSize: vars.space[24],
        selectors: { "&[data-hovered]": { color: vars.color.text } },
      },
    },
  },
  defaultVariants: { appearance: "link" },
});

/** Aligns the icon with the text. */
export const sign = style({
  display: "inline-block",
  flexShrink: 0,
  verticalAlign: "text-bottom",
});
