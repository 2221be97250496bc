import { media } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** Only on paper. */
export const printed = style({
  display: "none",
  "@media": { [media.print]: { display: "block" } },
});
