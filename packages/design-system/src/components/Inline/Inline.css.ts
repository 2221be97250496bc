import { recipe } from "@vanilla-extract/recipes";
import { bySpace } from "../../internal/bySpace.ts";
import { media } from "../../theme/scale.ts";

export const inline = recipe({
  base: { display: "flex", minInlineSize: 0, margin: 0, padding: 0, listStyle: "none" },
  variants: {
    /** Space between the children in px, and between the lines they wrap into; 8 unless told. */
    gap: bySpace((length) => ({ gap: length })),
    /** How the children stand to each other; centred unless told, `baseline` for text of two sizes. */
    align: {
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
      baseline: { alignItems: "baseline" },
      stretch: { alignItems: "stretch" },
    },
    /** Where the children stand in a row wider than they are. */
    justify: {
      start: { justifyContent: "flex-start" },
      center: { justifyContent: "center" },
      end: { justifyContent: "flex-end" },
      between: { justifyContent: "space-between" },
    },
    /** Whether they go on in a second line; they do unless told. */
    wrap: { true: { flexWrap: "wrap" }, false: { flexWrap: "nowrap" } },
    /** One under the other on a phone. */
    collapse: {
      true: { "@media": { [media.narrow]: { flexDirection: "column", alignItems: "stretch" } } },
    },
  },
});
