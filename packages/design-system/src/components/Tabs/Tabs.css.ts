import { style } from "@vanilla-extract/css";
import { focusRing, type, vars } from "../../theme/vars.css.ts";

export const tabs = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[20],
  minInlineSize: 0,
});

export const list = style({
  display: "flex",
  gap: vars.space[24],
  borderBlockEnd: vars.border.hairline,
});

export const tab = style([
  type.control,
  {
    display: "flex",
    alignItems: "center",
    minBlockSize: vars.size.control,
    marginBlockEnd: `calc(-1 * ${vars.stroke.hairline})`,
    borderBlockEnd: `${vars.stroke.active} solid transparent`,
    color: vars.colour.muted,
    cursor: "pointer",
    outline: "none",
    selectors: {
      "&[data-hovered]": { color: vars.colour.text },
      "&[data-selected]": {
        color: vars.colour.text,
        borderBlockEndColor: vars.colour.accent,
      },
      "&[data-focus-visible]": { ...focusRing, borderRadius: vars.radius.mark },
    },
  },
]);

export const panel = style({
  outline: "none",
  minInlineSize: 0,
  selectors: { "&[data-focus-visible]": focusRing },
});
