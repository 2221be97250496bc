import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** The company, at the top of the paper. */
export const letterhead = style({
  display: "none",
  "@media": {
    [media.print]: {
      display: "block",
      paddingBlockEnd: vars.space[8],
      borderBlockEnd: vars.border.hairline,
    },
  },
});

export const note = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
