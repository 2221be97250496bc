import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";

export const money = style([type.data, { whiteSpace: "nowrap" }]);

export const currency = style({ color: vars.color.subtle });
