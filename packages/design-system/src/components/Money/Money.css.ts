import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";

export const money = style([type.data, { whiteSpace: "nowrap" }]);

export const currency = style([
  type.caption,
  { color: vars.color.subtle, marginInlineEnd: vars.space[4] },
]);
