import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/vars.css.ts";

export const divider = recipe({
  base: { border: 0, margin: 0, alignSelf: "stretch", flexShrink: 0 },
  variants: {
    /** `hairline`, the default, between items; `rule` at the start of a section. */
    weight: {
      hairline: { borderColor: vars.colour.hairline, borderWidth: 0 },
      rule: { borderColor: vars.colour.rule, borderWidth: 0 },
    },
    /** `vertical` between items of a row, which must stretch its children. */
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
