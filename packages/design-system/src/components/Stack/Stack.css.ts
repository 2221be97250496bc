import { recipe } from "@vanilla-extract/recipes";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { bySpace } from "../../internal/bySpace.ts";

export const stack = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  variants: {
    gap: bySpace((length) => ({ gap: length })),
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
    },
    justify: {
      start: { justifyContent: "flex-start" },
      center: { justifyContent: "center" },
      between: { justifyContent: "space-between" },
    },
    /** As tall as the parent, so that the bottoms of neighbours align. */
    fill: { true: { blockSize: "100%" } },
  },
});

export type StackVariants = NonNullable<RecipeVariants<typeof stack>>;
