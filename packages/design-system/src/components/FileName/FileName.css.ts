import { style } from "@vanilla-extract/css";

export const extension = style({ whiteSpace: "nowrap" });
