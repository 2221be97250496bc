import { style } from "@vanilla-extract/css";

/** An error per line. */
export const entry = style({ display: "block" });
