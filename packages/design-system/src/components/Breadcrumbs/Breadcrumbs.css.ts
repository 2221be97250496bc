import { style } from "@vanilla-extract/css";
import { plainList, row, target } from "../../internal/styles.ts";
import { focusRing, type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const list = style([
  type.cell,
  { ...plainList, ...row(space[4]), flexWrap: "wrap", color: color.subtle },
]);

export const crumb = style({ ...row(space[4]), minInlineSize: 0 });

export const link = style({
  display: "inline-block",
  ...target,
  color: color.muted,
  textDecoration: "none",
  borderRadius: vars.radius.mark,
  outline: "none",
  selectors: {
    "&[data-hovered]": { color: color.link, textDecoration: "underline" },
    "&[data-focus-visible]": focusRing,
    "&[data-current]": { color: color.text },
  },
});
