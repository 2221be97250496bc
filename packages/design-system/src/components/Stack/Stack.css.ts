import { recipe } from "@vanilla-extract/recipes";
import { bySpace } from "../../internal/bySpace.ts";
import { plainList } from "../../internal/styles.ts";

export const stack = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    ...plainList,
  },
  variants: {
    /** Space between the children in px; defaults to 16. */
    gap: bySpace((length) => ({ gap: length })),
    /** Horizontal alignment; defaults to `stretch`. */
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
    },
  },
});
