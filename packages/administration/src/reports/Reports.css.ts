import { style } from "@vanilla-extract/css";

/** Limits the width of the form on wide screens. */
export const column = style({ maxInlineSize: "40rem" });
