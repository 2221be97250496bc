import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** A card, with the button at its lower end. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  columnGap: vars.space[8],
});
