import { style } from "@vanilla-extract/css";
import { column } from "../../internal/styles.ts";
import { type, vars } from "../../theme/vars.css.ts";

export const help = style({ ...column(vars.space[8]) });

export const title = style([type.section, { margin: 0 }]);

export const text = style([type.body, { color: vars.color.muted, textWrap: "pretty" }]);
