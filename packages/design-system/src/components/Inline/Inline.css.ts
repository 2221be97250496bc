import { recipe } from "@vanilla-extract/recipes";
import { bySpace } from "../../internal/bySpace.ts";

export const inline = recipe({
  base: { display: "flex", minInlineSize: 0, margin: 0, padding: 0, listStyle: "none" },
  variants: {
    /** Space between children and between lines, in px; defaults to 8. */
    gap: bySpace((length) => ({ gap: length })),
    /** Vertical alignment; defaults to `center`. Use `baseline` for text of different sizes. */
    align: {
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
      baseline: { alignItems: "baseline" },
    },
    /** Distribution along the row. */
    justify: {
      end: { justifyContent: "flex-end" },
      between: { justifyContent: "space-between" },
    },
    /** Whether children wrap; defaults to true. */
    wrap: { true: { flexWrap: "wrap" }, false: { flexWrap: "nowrap" } },
  },
});
