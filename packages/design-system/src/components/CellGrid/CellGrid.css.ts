import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/scale.ts";
import { type, vars } from "../../theme/vars.css.ts";
import { ellipsis } from "../../internal/styles.ts";

const { space } = vars;
const template = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = recipe({
  base: {
    display: "grid",
    margin: 0,
    padding: 0,
    listStyle: "none",
    borderInlineStart: vars.border.hairline,
    "@media": { [media.narrow]: { borderInlineStart: "none" } },
  },
  variants: { columns: { 3: template(3), 4: template(4), 5: template(5), 10: template(10) } },
  compoundVariants: ([4, 5, 10] as const).map((columns) => ({
    variants: { columns },
    style: {
      "@media": {
        ...(columns === 10 && { [media.medium]: template(5) }),
        [media.narrow]: template(3),
        // Paper matches the narrow query, but has room for all columns.
        [media.print]: template(columns),
      },
    },
  })),
});

export const cell = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  paddingBlock: space[8],
  paddingInline: `calc(${space[8]} + ${space[2]})`,
  borderInlineEnd: vars.border.hairline,
  borderBlockEnd: vars.border.hairline,
  breakInside: "avoid",
  "@media": {
    [media.narrow]: { selectors: { "&:nth-child(3n)": { borderInlineEnd: "none" } } },
    [media.print]: { paddingBlock: space[2], paddingInline: space[4] },
  },
});

export const head = style([
  type.brandCell,
  {
    color: vars.color.muted,
    ...ellipsis,
  },
]);

export const value = style([type.code, { overflowWrap: "anywhere" }]);
