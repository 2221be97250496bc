import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, focusRingInset, media, type, vars } from "../../theme/vars.css.ts";
import { centered, column, plainButton, square } from "../../internal/styles.ts";

const { color, space } = vars;

export const region = style({
  position: "fixed",
  insetBlockEnd: space[24],
  insetInlineEnd: space[24],
  zIndex: vars.layer.toast,
  display: "flex",
  flexDirection: "column-reverse",
  gap: space[8],
  inlineSize: `min(${vars.size.drawingMeasure}, calc(100vw - ${space[32]}))`,
  outline: "none",
  borderRadius: vars.radius.control,
  selectors: { "&[data-focus-visible]": focusRing },
  "@media": {
    [media.narrow]: { insetBlockEnd: space[16], insetInlineEnd: space[16] },
    [media.print]: { display: "none" },
  },
});

export const toast = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[12],
  padding: space[12],
  background: color.raised,
  color: color.text,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.float,
  outline: "none",
  selectors: { "&[data-focus-visible]": focusRing },
  "@media": {
    // Forced colors remove the shadow.
    "(forced-colors: active)": { border: vars.border.control },
  },
});

export const sign = recipe({
  variants: {
    tone: {
      success: { color: color.success },
      danger: { color: color.danger },
      info: { color: color.info },
    },
  },
});

export const content = style([
  type.cell,
  {
    flex: 1,
    minInlineSize: 0,
    ...column(space[2]),
    color: color.muted,
  },
]);

export const title = style([type.control, { color: color.text }]);

export const close = style({
  ...centered,
  ...square(space[24]),
  ...plainButton,
  position: "relative",
  borderRadius: vars.radius.control,
  color: color.muted,
  selectors: {
    // Enlarges the touch target beyond the icon.
    "&::after": { content: "", position: "absolute", inset: `-${space[12]}` },
    "&[data-hovered]": { background: color.hover, color: color.text },
    "&[data-focus-visible]": focusRingInset,
  },
});
