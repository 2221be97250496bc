import { style } from "@vanilla-extract/css";

export const region = style({ display: "contents" });
