import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";

export const measurement = style([type.data, { whiteSpace: "nowrap", fontFamily: vars.font.mono }]);

export const unit = style({ color: vars.color.subtle });
