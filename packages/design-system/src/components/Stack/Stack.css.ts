import { recipe } from "@vanilla-extract/recipes";
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
    /** Space between the children in px; 16 unless told. */
    gap: bySpace((length) => ({ gap: length })),
    /** Across: as wide as the stack unless told. */
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
    },
    /** Along: where the children stand in a stack taller than they are. */
    justify: {
      start: { justifyContent: "flex-start" },
      center: { justifyContent: "center" },
      between: { justifyContent: "space-between" },
    },
    /** As tall as the parent, so that the bottoms of neighbours align. */
    fill: { true: { blockSize: "100%" } },
  },
});
