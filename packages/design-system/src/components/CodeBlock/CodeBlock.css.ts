import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const block = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[4],
  minInlineSize: 0,
  padding: space[4],
  background: color.sunken,
  border: vars.border.hairline,
  borderRadius: vars.radius.control,
  color: color.text,
});

/** Long lines are broken: an area that scrolls sideways would need to be a tab stop. */
export const lines = style([
  type.data,
  {
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    padding: space[8],
    tabSize: 2,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
]);
