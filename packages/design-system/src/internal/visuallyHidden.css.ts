import { style } from "@vanilla-extract/css";
import { hidden } from "../theme/vars.css.ts";

export const visuallyHidden = style(hidden);
