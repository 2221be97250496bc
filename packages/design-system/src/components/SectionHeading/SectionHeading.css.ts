import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";

export const row = recipe({
  base: {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `${vars.space[4]} ${vars.space[16]}`,
    flexWrap: "wrap",
    breakAfter: "avoid",
  },
  variants: {
    /** The 1.5 px line below the heading; defaults to true. */
    rule: {
      true: { paddingBlockEnd: vars.space[8], borderBlockEnd: vars.border.rule },
      false: {},
    },
  },
});

export const heading = style([
  type.section,
  { display: "flex", alignItems: "baseline", gap: vars.space[8], margin: 0, minInlineSize: 0 },
]);

export const number = style([
  type.caption,
  { fontWeight: 500, color: vars.color.accentText, fontFamily: vars.font.sans },
]);

export const title = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const note = style([type.caption, { color: vars.color.subtle }]);
