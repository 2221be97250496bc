import { media, type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const { color, space } = vars;

export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(min-content, 1fr)) minmax(0, 1.4fr)",
  margin: 0,
  borderBlockStart: vars.border.rule,
  borderBlockEnd: vars.border.hairline,
  "@media": {
    // Three counts above two.
    [media.medium]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    // Two above two above one.
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

/** The first in its line. */
const first = { borderInlineStart: "none", paddingInlineStart: 0 };
const below = { borderBlockStart: vars.border.hairline };

export const cell = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: space[4],
  paddingBlock: space[12],
  paddingInline: space[16],
  borderInlineStart: vars.border.hairline,
  selectors: { "&:first-child": { borderInlineStart: "none" } },
  "@media": {
    [`${media.medium} and ${media.wide}`]: {
      gridColumn: "span 2",
      selectors: {
        "&:nth-child(n + 4)": { ...below, gridColumn: "span 3" },
        "&:is(:first-child, :nth-child(4))": first,
      },
    },
    [media.narrow]: {
      selectors: {
        "&:nth-child(odd)": first,
        "&:nth-child(n + 3)": below,
        "&:nth-child(5)": { gridColumn: "1 / -1" },
      },
    },
  },
});

export const caption = style([type.cell, { color: color.muted }]);

export const figure = recipe({
  base: [type.stat, { margin: 0 }],
  variants: { isQuiet: { true: { color: color.subtle } } },
});

export const effect = style([
  type.cell,
  {
    display: "flex",
    flexDirection: "column",
    gap: space[4],
    paddingBlock: space[12],
    paddingInline: space[16],
    borderInlineStart: vars.border.hairline,
    color: color.muted,
    "@media": {
      [media.medium]: {
        gridColumn: "1 / -1",
        paddingInline: 0,
        borderInlineStart: "none",
        borderBlockStart: vars.border.hairline,
      },
    },
  },
]);

export const share = style({ color: color.text, fontWeight: 600 });
