import { style } from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";

const { space } = vars;

/** In the header. */
export const vehicle = style({ display: "grid", maxInlineSize: "280px" });

/** On a phone: in the space above the page, where it moves nothing when it appears. */
export const vehicleAbove = style({
  position: "absolute",
  maxInlineSize: `calc(100% - 2 * ${vars.gutter.narrow})`,
  // The border of a plain button is not visible.
  translate: `calc(-1 * ${space[8]}) calc(-1 * ${space[24]} - ${space[2]})`,
});
