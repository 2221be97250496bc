import { style } from "@vanilla-extract/css";

/** Takes the place of missing decimals, so that figures align. */
export const fraction = style({ display: "inline-block", textAlign: "start" });
