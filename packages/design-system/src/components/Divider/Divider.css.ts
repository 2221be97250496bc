import { createVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/vars.css.ts";

const width = createVar();

export const divider = recipe({
  base: { border: 0, margin: 0, alignSelf: "stretch", flexShrink: 0 },
  variants: {
    /** `hairline`, the default, between items; `rule` at the start of a section. */
    weight: {
      hairline: { borderColor: vars.color.hairline, vars: { [width]: vars.stroke.hairline } },
      rule: { borderColor: vars.color.rule, vars: { [width]: vars.stroke.rule } },
    },
    /** `vertical` between items of a row, which must stretch its children. */
    orientation: {
      horizontal: { borderBlockStartStyle: "solid", borderBlockStartWidth: width },
      vertical: { borderInlineStartStyle: "solid", borderInlineStartWidth: width },
    },
  },
});
