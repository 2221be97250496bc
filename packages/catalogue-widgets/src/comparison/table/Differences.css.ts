import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hidden, media, type, vars } from "@caliper/design-system/vars";

const { color, space, stroke } = vars;

export const visuallyHidden = style(hidden);

/** Columns of the rows on a phone: letter; the name above both values; the difference above its bar. */
export const stackedColumns = `${space[32]} minmax(0, 1fr) minmax(0, 1fr) ${space[64]} ${space[64]}`;

export const cell = recipe({
  variants: {
    isEqual: { true: { color: color.muted }, false: { color: color.text } },
    content: {
      name: {},
      figure: { whiteSpace: "nowrap" },
      word: { fontFamily: vars.font.sans, fontSize: type.caption.fontSize },
      difference: [type.code, { whiteSpace: "nowrap" }],
    },
  },
});

/** A figure above its bar. */
export const share = style([type.caption, { display: "block", color: color.muted }]);

export const gauge = style({
  display: "block",
  position: "relative",
  inlineSize: "100%",
  minInlineSize: space[64],
  blockSize: space[8],
  "@media": { [media.print]: { minInlineSize: space[40] } },
  // Where both are equal.
  backgroundImage: `linear-gradient(${color.control}, ${color.control})`,
  backgroundPosition: "center",
  backgroundSize: `${stroke.hairline} 100%`,
  backgroundRepeat: "no-repeat",
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
});

export const bar = style({
  position: "absolute",
  insetBlock: stroke.active,
  background: color.dim,
  "@media": {
    "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[12],
  paddingBlock: space[12],
  "@media": { [media.print]: { display: "none" } },
});

export const hiddenRows = style([type.caption, { color: color.subtle }]);
