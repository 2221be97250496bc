import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { selectedInForcedColors } from "../../internal/selected.ts";
import { focusRing, hidden, media, type, vars } from "../../theme/vars.css.ts";
import { inlineRow } from "../../internal/styles.ts";

const { color } = vars;

export const root = style({ display: "inline-flex", flexDirection: "column", gap: vars.space[4] });

export const label = recipe({
  base: [type.columnHead, { color: color.muted }],
  variants: { isHidden: { true: hidden } },
});

export const group = style({
  display: "inline-flex",
  maxInlineSize: "100%",
  border: vars.border.control,
  borderRadius: vars.radius.control,
});

export const item = recipe({
  base: [
    type.control,
    {
      flex: "1 0 auto",
      ...inlineRow(vars.space[8]),
      justifyContent: "center",
      minBlockSize: `calc(${vars.size.control} - 2 * ${vars.stroke.hairline})`,
      margin: 0,
      paddingInline: vars.space[16],
      paddingBlock: 0,
      border: 0,
      borderInlineStart: vars.border.control,
      background: "transparent",
      color: color.muted,
      cursor: "pointer",
      outline: "none",
      fontSize: type.cell.fontSize,
      selectors: {
        "&:first-child": {
          borderInlineStart: "none",
          borderStartStartRadius: vars.radius.tag,
          borderEndStartRadius: vars.radius.tag,
        },
        "&:last-child": {
          borderStartEndRadius: vars.radius.tag,
          borderEndEndRadius: vars.radius.tag,
        },
        "&[data-hovered]": { background: color.hover, color: color.text },
        "&[data-selected]": {
          background: color.text,
          color: color.canvas,
          fontWeight: 600,
          printColorAdjust: "exact",
        },
        "&[data-focus-visible]": { ...focusRing, position: "relative", zIndex: vars.layer.raised },
        "&[data-disabled]": { cursor: "not-allowed", opacity: 0.5 },
      },
      "@media": {
        [media.coarsePointer]: { minBlockSize: vars.size.controlPhone },
        // Long labels wrap instead of overflowing the group.
        [media.narrow]: { paddingInline: vars.space[8], flexShrink: 1, whiteSpace: "normal" },
        [media.smallest]: { paddingInline: vars.space[4] },
        ...selectedInForcedColors,
      },
    },
  ],
  variants: {
    /** Labels in the mono font: codes and figures. */
    isMono: { true: { fontFamily: vars.font.mono } },
  },
});
