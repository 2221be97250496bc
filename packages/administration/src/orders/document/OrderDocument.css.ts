import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** A link with the height of a touch target. */
export const back = style({ display: "flex", lineHeight: vars.space[24] });

export const note = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
