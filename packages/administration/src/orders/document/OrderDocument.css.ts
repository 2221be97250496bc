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

/** A link with the height of a touch target. */
export const back = style({ display: "flex", lineHeight: vars.space[24] });

export const note = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
