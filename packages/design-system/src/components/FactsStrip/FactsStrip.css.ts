import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { media } from "../../theme/scale.ts";
import { type, vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const strip = recipe({
  base: { display: "flex", margin: 0, borderBlockEnd: vars.border.hairline },
  variants: {
    variant: {
      // Two cells a row on a phone; the hairlines between rows belong to the cells then.
      facts: {
        "@media": {
          [media.narrow]: {
            display: "grid",
            gridTemplateColumns: "1fr 1fr",
            borderBlockEnd: "none",
          },
        },
      },
      stat: {},
    },
    rule: {
      strong: { borderBlockStart: vars.border.rule },
      none: {},
    },
  },
});

export const cell = recipe({
  base: {
    display: "flex",
    flex: "1 1 auto",
    minInlineSize: 0,
    paddingInlineEnd: space[16],
    selectors: {
      "& + &": { paddingInlineStart: space[16], borderInlineStart: vars.border.hairline },
    },
  },
  variants: {
    variant: {
      facts: {
        flexDirection: "column",
        paddingBlock: space[8],
        "@media": {
          [media.narrow]: {
            borderBlockEnd: vars.border.hairline,
            selectors: {
              "&:nth-child(odd)": { paddingInlineStart: 0, borderInlineStart: "none" },
              // A last odd cell has the row for itself.
              "&:nth-child(odd):last-child": { gridColumn: "1 / -1" },
            },
          },
        },
      },
      stat: { flexDirection: "column-reverse", flexBasis: 0, paddingBlock: space[12] },
    },
  },
});

export const label = style([type.caption, { color: vars.colour.subtle }]);

export const value = recipe({
  base: { margin: 0, overflowWrap: "anywhere" },
  variants: {
    variant: { facts: type.control, stat: type.statSmall },
    isMono: { true: { fontFamily: vars.font.mono } },
  },
});

export type StripVariants = NonNullable<RecipeVariants<typeof strip>>;
export type ValueVariants = Omit<NonNullable<RecipeVariants<typeof value>>, "variant">;
