import { style } from "@vanilla-extract/css";
import { media } from "@caliper/design-system/vars";

/** On paper the condensed list stands in for the table. */
export const screen = style({ "@media": { [media.print]: { display: "none" } } });
