import { media } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** The rows are cards in a slim container. */
export const table = style({ containerType: "inline-size" });

/** Only on paper. */
export const printed = style({
  display: "none",
  "@media": { [media.print]: { display: "block" } },
});
