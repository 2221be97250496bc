import { style } from "@vanilla-extract/css";
import { media } from "../../theme/scale.ts";
import { focusRingInset, type, vars } from "../../theme/vars.css.ts";

export const sign = style({
  display: "grid",
  paddingInlineStart: vars.space[12],
  color: vars.colour.muted,
});

export const keycap = style([
  type.drawing,
  {
    display: "grid",
    placeItems: "center",
    minInlineSize: vars.space[20],
    blockSize: vars.space[20],
    marginInlineEnd: vars.space[4],
    paddingInline: vars.space[4],
    background: vars.colour.sunken,
    border: vars.border.hairline,
    borderRadius: vars.radius.tag,
    color: vars.colour.muted,
    "@media": { [media.coarsePointer]: { display: "none" }, [media.narrow]: { display: "none" } },
  },
]);

export const clear = style({
  display: "grid",
  placeItems: "center",
  alignSelf: "stretch",
  inlineSize: vars.size.control,
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: vars.colour.muted,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { color: vars.colour.text },
    "&[data-focus-visible]": focusRingInset,
  },
});
