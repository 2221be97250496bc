import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { slimContainer } from "../theme/scale.ts";
import { hidden, vars } from "../theme/vars.css.ts";
import { onSheet } from "./table.css.ts";

// Rows of a table whose cells are placed on a grid if its container is narrow.

const whenSlim = <const Rule>(rule: Rule) => ({
  "@media": { screen: { "@container": { [slimContainer]: rule } } },
});

const stackedGrid = {
  display: "grid",
  gridTemplateColumns: "var(--stacked-columns)",
  alignItems: "center",
} as const;

export const block = style(whenSlim({ display: "block" }));
export const groupCell = style(
  whenSlim({ display: "block", blockSize: "auto", paddingBlock: vars.space[4] }),
);
export const head = style(whenSlim(stackedGrid));
export const row = style(
  whenSlim({
    ...stackedGrid,
    blockSize: "auto",
    paddingBlock: vars.space[8],
    borderBlockEnd: vars.border.hairline,
  }),
);

export const cell = recipe({
  base: {
    "@media": {
      screen: {
        selectors: { [onSheet]: { paddingBlock: vars.space[4] } },
        "@container": { [slimContainer]: { borderBlockEnd: 0, blockSize: "auto" } },
      },
    },
  },
  variants: {
    align: { start: whenSlim({ textAlign: "start" }) },
    isHidden: {
      true: whenSlim({
        ...hidden,
        // A column's own width would let the table scroll sideways.
        maxInlineSize: hidden.inlineSize,
        selectors: { [onSheet]: { padding: 0 } },
      }),
    },
  },
});
