import { style } from "@vanilla-extract/css";

/** A column that is read at a glance; a field across a whole screen is not. */
export const column = style({ maxInlineSize: "40rem" });
