import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";

export const money = style([
  type.data,
  // A total is as bold as the other figures of its row.
  { whiteSpace: "nowrap", selectors: { "tfoot &": { fontWeight: 600 } } },
]);

export const currency = style([
  type.caption,
  { color: vars.color.subtle, marginInlineEnd: vars.space[4] },
]);
