import { style } from "@vanilla-extract/css";

/** One error per line. */
export const entry = style({ display: "block" });
