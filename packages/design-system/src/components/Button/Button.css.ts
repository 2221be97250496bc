import { recipe } from "@vanilla-extract/recipes";
import { strut } from "../../internal/strut.ts";
import { focusRing, media, type, vars } from "../../theme/vars.css.ts";
import { inlineRow } from "../../internal/styles.ts";

const { color, size, space } = vars;

export const button = recipe({
  base: [
    type.control,
    {
      ...inlineRow(space[8]),
      justifyContent: "center",
      flexShrink: 0,
      maxInlineSize: "100%",
      margin: 0,
      border: `${vars.stroke.hairline} solid transparent`,
      borderRadius: vars.radius.control,
      textDecoration: "none",
      textAlign: "center",
      cursor: "pointer",
      outline: "none",
      userSelect: "none",
      WebkitTapHighlightColor: "transparent",
      transition: `background-color ${vars.motion.base} ${vars.ease}, border-color ${vars.motion.base} ${vars.ease}`,
      selectors: {
        "&[data-focus-visible]": focusRing,
        "&[data-disabled]": { cursor: "not-allowed" },
        "&[data-pending]": { cursor: "progress" },
      },
      "@media": { [media.print]: { display: "none" } },
    },
  ],
  variants: {
    /** The emphasis. One primary action per view. */
    variant: {
      primary: {
        background: color.accent,
        color: color.onAccent,
        selectors: {
          "&[data-hovered], &[data-pressed]": { background: color.accentHover },
          // The label may state what is missing, so it stays readable.
          "&[data-disabled]": {
            background: color.sunken,
            borderColor: color.hairline,
            color: color.muted,
          },
        },
      },
      secondary: {
        background: color.canvas,
        borderColor: color.control,
        color: color.text,
        selectors: {
          "&[data-hovered]": { background: color.hover },
          "&[data-pressed]": { background: color.selected },
          "&[data-disabled]": { borderColor: color.hairline, color: color.subtle },
        },
      },
      plain: {
        background: "transparent",
        color: color.muted,
        selectors: {
          "&[data-hovered]": { background: color.hover, color: color.text },
          "&[data-pressed]": { background: color.selected },
          "&[data-disabled]": { color: color.subtle },
        },
      },
      danger: {
        background: color.canvas,
        borderColor: color.danger,
        color: color.danger,
        selectors: {
          "&[data-hovered], &[data-pressed]": { background: color.dangerTint },
          "&[data-disabled]": { borderColor: color.hairline, color: color.subtle },
        },
      },
    },
    /** The height: in a table row, in a form, or the main control of a page. */
    size: {
      /** 28 px: in rows and next to chips. The touch target extends 8 px beyond it. */
      chip: {
        position: "relative",
        minBlockSize: size.chip,
        paddingInline: space[8],
        fontSize: type.cell.fontSize,
        "@media": {
          [media.coarsePointer]: {
            "::after": { content: "", position: "absolute", inset: `calc(-1 * ${space[8]})` },
          },
        },
      },
      /** 36 px. */
      control: {
        minBlockSize: size.control,
        paddingInline: space[16],
        "@media": { [media.smallest]: { paddingInline: space[12] } },
      },
      /** 40 px: next to the main field. */
      main: { minBlockSize: size.controlMain, paddingInline: space[20] },
      /** 44 px: the main action of a form. */
      large: { minBlockSize: size.controlPhone, paddingInline: space[20] },
    },
    /** As wide as its container. */
    fill: {
      true: { inlineSize: "100%", flexShrink: 1 },
      /** Full width on phones only. */
      narrow: { "@media": { [media.narrow]: { inlineSize: "100%", flexShrink: 1 } } },
    },
    iconOnly: {
      true: {
        gap: 0,
        paddingInline: 0,
        "@media": { [media.smallest]: { paddingInline: 0 } },
        aspectRatio: "1",
        "::before": strut,
      },
    },
  },
  compoundVariants: [
    {
      variants: { size: "control" },
      style: { "@media": { [media.narrow]: { minBlockSize: size.controlPhone } } },
    },
    {
      variants: { size: "main" },
      style: { "@media": { [media.coarsePointer]: { minBlockSize: size.controlPhone } } },
    },
  ],
});
