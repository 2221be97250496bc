import { style } from "@vanilla-extract/css";

/** Replaces missing decimals, so that figures align. */
export const fraction = style({ display: "inline-block", textAlign: "start" });
