import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media, type, vars } from "../../theme/vars.css.ts";
import { between, centered, fade } from "../../internal/styles.ts";

const { color, size, space } = vars;

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.overlay,
  ...centered,
  padding: space[16],
  background: color.scrim,
  ...fade(vars.motion.base),
  "@media": {
    [media.narrow]: { placeItems: "end stretch", padding: 0 },
    // While it closes, the page below may already be printed.
    [media.print]: { display: "none" },
    [media.short]: { padding: 0 },
  },
});

export const modal = recipe({
  base: {
    display: "flex",
    inlineSize: "100%",
    maxBlockSize: `calc(100dvh - ${space[32]})`,
    background: color.raised,
    color: color.text,
    borderRadius: `calc(${space[4]} + ${space[2]})`,
    boxShadow: vars.elevation.float,
    outline: "none",
    overflow: "hidden",
    "@media": {
      [media.narrow]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
      [media.short]: { maxBlockSize: "100dvh" },
      "(forced-colors: active)": { outline: `${vars.stroke.hairline} solid CanvasText` },
    },
  },
  variants: {
    /** The maximum width; on a phone every dialog fills the width. */
    size: {
      small: { maxInlineSize: vars.size.drawingMeasure },
      medium: { maxInlineSize: vars.size.signInColumn },
      large: { maxInlineSize: `calc(2 * ${vars.size.codeField})` },
    },
  },
  compoundVariants: (["small", "medium", "large"] as const).map((size) => ({
    variants: { size },
    style: { "@media": { [media.narrow]: { maxInlineSize: "none" } } },
  })),
});

export const dialog = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minInlineSize: 0,
  outline: "none",
  // The dialog scrolls instead of its body: a body without focusable elements could not be scrolled by keyboard.
  overflow: "auto",
});

export const head = style({
  ...between,
  gap: space[16],
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  background: color.raised,
  flexShrink: 0,
  minBlockSize: `calc(${size.controlPhone} + ${space[16]})`,
  paddingBlock: space[8],
  paddingInlineStart: space[24],
  paddingInlineEnd: space[12],
  borderBlockEnd: vars.border.hairline,
  "@media": { [media.short]: { minBlockSize: size.controlPhone, paddingBlock: space[4] } },
});

export const title = style([type.section, { margin: 0, fontSize: space[16] }]);

export const body = style({ flex: "1 0 auto", padding: space[24] });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[8],
  paddingBlock: space[16],
  paddingInline: space[24],
  borderBlockStart: vars.border.hairline,
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  flexShrink: 0,
  background: color.raised,
  "@media": {
    [media.narrow]: { flexDirection: "column-reverse" },
    // On one line, to leave space for the body.
    [media.short]: { flexDirection: "row", paddingBlock: space[8] },
  },
});
