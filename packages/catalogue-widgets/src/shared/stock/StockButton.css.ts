import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** Aligns the state with what is above and below it: the button has padding. */
export const aligned = style({
  display: "inline-flex",
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
});
