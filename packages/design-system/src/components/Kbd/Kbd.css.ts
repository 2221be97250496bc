import { style } from "@vanilla-extract/css";
import { centered } from "../../internal/styles.ts";
import { type, vars } from "../../theme/vars.css.ts";

export const kbd = style([
  type.drawing,
  {
    ...centered,
    display: "inline-grid",
    minInlineSize: vars.space[20],
    blockSize: vars.space[20],
    paddingInline: vars.space[4],
    background: vars.color.sunken,
    border: vars.border.hairline,
    borderRadius: vars.radius.tag,
    color: vars.color.muted,
    whiteSpace: "nowrap",
  },
]);
