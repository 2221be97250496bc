import { style } from "@vanilla-extract/css";

/** As readable as before: a lower opacity would have too little contrast. */
export const outdated = style({ filter: "grayscale(1)" });
