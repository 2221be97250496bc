import { style } from "@vanilla-extract/css";

/** Holds the decimals, so that figures without any line up with the others. */
export const fraction = style({ display: "inline-block", textAlign: "start" });
