import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";

export const measurement = recipe({
  base: { whiteSpace: "nowrap", fontFamily: vars.font.mono },
  variants: {
    /** `inherit` in a sentence, `data` in tables, `stat` for a large figure. */
    size: {
      inherit: { fontSize: "inherit", lineHeight: "inherit" },
      data: type.data,
      stat: type.stat,
      statSmall: type.statSmall,
    },
    /** `strong` for the main number, `subtle` for the same in another unit. */
    emphasis: {
      none: {},
      strong: { fontWeight: 600 },
      subtle: { color: vars.color.subtle },
    },
  },
  defaultVariants: { size: "data" },
});

export const unit = style({ color: vars.color.subtle });
