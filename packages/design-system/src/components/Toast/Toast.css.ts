import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/scale.ts";
import { focusRing, focusRingInset, type, vars } from "../../theme/vars.css.ts";

const { colour, space } = vars;

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
  background: colour.raised,
  color: colour.text,
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
      success: { color: colour.success },
      danger: { color: colour.danger },
      info: { color: colour.info },
    },
  },
});

export const content = style([
  type.cell,
  {
    flex: 1,
    minInlineSize: 0,
    display: "flex",
    flexDirection: "column",
    gap: space[2],
    color: colour.muted,
  },
]);

export const title = style([type.control, { color: colour.text }]);

export const close = style({
  display: "grid",
  placeItems: "center",
  inlineSize: space[24],
  blockSize: space[24],
  margin: 0,
  padding: 0,
  border: 0,
  position: "relative",
  borderRadius: vars.radius.control,
  background: "transparent",
  color: colour.muted,
  cursor: "pointer",
  outline: "none",
  selectors: {
    // Enlarges the touch target beyond the icon.
    "&::after": { content: "", position: "absolute", inset: `-${space[12]}` },
    "&[data-hovered]": { background: colour.hover, color: colour.text },
    "&[data-focus-visible]": focusRingInset,
  },
});
