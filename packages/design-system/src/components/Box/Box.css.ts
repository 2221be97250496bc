import { recipe } from "@vanilla-extract/recipes";
import { bySpace } from "../../internal/bySpace.ts";
import { vars } from "../../theme/vars.css.ts";

export const box = recipe({
  base: { minInlineSize: 0 },
  variants: {
    /** A line above. */
    border: { hairlineStart: { borderBlockStart: vars.border.hairline } },
    padding: bySpace((length) => ({ padding: length })),
    paddingBlock: bySpace((length) => ({ paddingBlock: length })),
  },
});
