import { style } from "@vanilla-extract/css";

/** Has the focus after an answer; its ring keeps clear of the text. */
export const section = style({ outlineOffset: "6px" });
