import { style } from "@vanilla-extract/css";
import { column, inlineRow, plainButton, square, centered } from "../../internal/styles.ts";
import { focusRing, media, type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const group = style({ ...column(space[4]), minInlineSize: 0 });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  outline: "none",
});

export const tag = style([
  type.columnHead,
  {
    ...inlineRow(space[4]),
    minBlockSize: vars.size.chip,
    maxInlineSize: "100%",
    paddingInlineStart: space[8],
    background: color.chrome,
    border: vars.border.hairline,
    borderRadius: vars.radius.tag,
    color: color.text,
    cursor: "default",
    outline: "none",
    selectors: { "&[data-focus-visible]": focusRing },
    "@media": { [media.coarsePointer]: { minBlockSize: vars.size.controlPhone } },
  },
]);

export const remove = style({
  ...plainButton,
  ...centered,
  ...square(space[24]),
  flexShrink: 0,
  borderRadius: vars.radius.tag,
  color: color.muted,
  selectors: { "&[data-hovered]": { color: color.text }, "&[data-focus-visible]": focusRing },
  "@media": { [media.coarsePointer]: square(vars.size.controlPhone) },
});
