import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/scale.ts";

const gone = { display: "none" } as const;

export const hide = recipe({
  base: { display: "contents" },
  variants: {
    /** Where the children are hidden: on phones, on wider screens or in print. */
    on: {
      narrow: { "@media": { [media.narrow]: gone } },
      wide: { "@media": { [media.wide]: gone } },
      print: { "@media": { [media.print]: gone } },
    },
  },
});
