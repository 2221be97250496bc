import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fadedEnd } from "../../internal/fade.css.ts";
import { selectedInForcedColors } from "../../internal/selected.ts";
import { focusRing, media, type, vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const chips = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: vars.space[8],
    minInlineSize: 0,
    "@media": { [media.print]: { display: "none" } },
  },
  variants: {
    /** On a phone, one row that scrolls sideways instead of several rows. */
    scroll: {
      true: {
        "@media": {
          [media.narrow]: {
            flexWrap: "nowrap",
            overflowX: "auto",
            scrollbarWidth: "none",
            ...fadedEnd,
            // Room for the focus ring, which the scroll container would clip.
            padding: vars.space[4],
            margin: `calc(-1 * ${vars.space[4]})`,
          },
        },
      },
    },
  },
});

export const item = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  flexShrink: 0,
  maxInlineSize: "100%",
});

export const chip = style([
  type.columnHead,
  {
    minBlockSize: vars.size.chip,
    margin: 0,
    paddingInline: `calc(${vars.space[8]} + ${vars.space[2]})`,
    paddingBlock: 0,
    border: vars.border.control,
    borderRadius: vars.radius.tag,
    background: "transparent",
    color: color.muted,
    textAlign: "start",
    cursor: "pointer",
    outline: "none",
    selectors: {
      "&[data-hovered]": { background: color.hover, color: color.text },
      "&[data-selected]": {
        background: color.text,
        borderColor: color.text,
        color: color.canvas,
        fontWeight: 600,
        printColorAdjust: "exact",
      },
      "&[data-focus-visible]": focusRing,
    },
    "@media": {
      [media.coarsePointer]: { minBlockSize: vars.size.controlPhone },
      ...selectedInForcedColors,
    },
  },
]);

export const count = style({ paddingInlineStart: vars.space[2], fontWeight: 600 });
