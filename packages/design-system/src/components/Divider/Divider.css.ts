import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/vars.css.ts";

export const divider = recipe({
  base: { border: 0, margin: 0, alignSelf: "stretch", flexShrink: 0 },
  variants: {
    /** `hairline` between things of one kind unless told; `rule` where a section begins. */
    weight: {
      hairline: { borderColor: vars.colour.hairline, borderWidth: 0 },
      rule: { borderColor: vars.colour.rule, borderWidth: 0 },
    },
    /** `vertical` between things in a row, which has to stretch them. */
    orientation: {
      horizontal: { borderBlockStartStyle: "solid" },
      vertical: { borderInlineStartStyle: "solid" },
    },
  },
  compoundVariants: [
    {
      variants: { weight: "hairline", orientation: "horizontal" },
      style: { borderBlockStartWidth: vars.stroke.hairline },
    },
    {
      variants: { weight: "rule", orientation: "horizontal" },
      style: { borderBlockStartWidth: vars.stroke.rule },
    },
    {
      variants: { weight: "hairline", orientation: "vertical" },
      style: { borderInlineStartWidth: vars.stroke.hairline },
    },
    {
      variants: { weight: "rule", orientation: "vertical" },
      style: { borderInlineStartWidth: vars.stroke.rule },
    },
  ],
});
