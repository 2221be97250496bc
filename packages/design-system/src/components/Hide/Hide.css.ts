import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/scale.ts";

const hiddenStyle = { display: "none" } as const;

export const hide = recipe({
  base: { display: "contents" },
  variants: {
    /** Where the children are hidden: on phones, on wider screens or in print. */
    on: {
      narrow: { "@media": { [media.narrow]: hiddenStyle } },
      wide: { "@media": { [media.wide]: hiddenStyle } },
      print: { "@media": { [media.print]: hiddenStyle } },
    },
  },
});
