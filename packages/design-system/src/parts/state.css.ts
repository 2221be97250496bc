import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../theme/vars.css.ts";
import { column } from "../internal/styles.ts";

const { color, space } = vars;

/** Shown instead of data: nothing found, or an error. */
export const notice = recipe({
  base: {
    ...column(space[8]),
    paddingBlock: space[40],
    paddingInline: space[16],
  },
  variants: {
    /** Centered in an empty area, or at the start of a block. */
    align: {
      center: { alignItems: "center", textAlign: "center" },
      start: { alignItems: "flex-start", paddingInline: 0, paddingBlock: space[20] },
    },
    tone: { empty: { color: color.subtle }, error: { color: color.danger } },
  },
});

export const title = style([type.section, { margin: 0, color: color.text }]);

export const detail = style([
  type.body,
  {
    color: color.muted,
    maxInlineSize: vars.size.codeField,
    paddingBlockEnd: space[4],
    textWrap: "pretty",
  },
]);
