import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, vars } from "../../theme/vars.css.ts";
import { inlineRow, target } from "../../internal/styles.ts";

export const link = recipe({
  base: {
    ...inlineRow(vars.space[4]),
    ...target,
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
    /** The emphasis: a link by itself, or in a footer. */
    appearance: {
      link: { color: vars.color.link },
      /** In a list of links: a line is as high as its target. */
      quiet: {
        color: "inherit",
        minBlockSize: vars.space[24],
        paddingBlock: 0,
        marginBlock: 0,
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
