import { media, type, vars } from "@caliper/design-system/vars";
import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";

const { color, space, stroke } = vars;

/** Value, gauge, deviation. If columns are narrow, the gauge shrinks and the figures do not. */
export const measure = style({
  display: "inline-grid",
  gridTemplateColumns: "minmax(52px, auto) minmax(40px, 78px) minmax(46px, auto)",
  alignItems: "center",
  columnGap: space[8],
  inlineSize: "100%",
  justifyContent: "end",
  whiteSpace: "nowrap",
  "@media": { [media.print]: { gridTemplateColumns: "auto minmax(84px, auto)" } },
});

export const value = style({ textAlign: "end" });

/** The tolerance as a line; the typed value is the tick in its middle. Browsers do not print its backgrounds. */
export const gauge = style({
  position: "relative",
  // Half of a dot at its end.
  marginInline: space[4],
  blockSize: space[16],
  "@media": { [media.print]: { display: "none" } },
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: "50%",
      insetInline: 0,
      borderBlockStart: vars.border.rule,
      borderColor: color.hairline,
      translate: "0 -50%",
    },
  },
});

export const tick = style({
  position: "absolute",
  insetBlock: space[2],
  insetInlineStart: "50%",
  inlineSize: stroke.hairline,
  background: color.subtle,
  translate: "-50% 0",
  forcedColorAdjust: "none",
});

const closeness = {
  equal: { color: color.success },
  near: { color: color.muted },
  far: { color: color.warning },
} as const;

/** From the tick to the dot; the element sets its start and length. */
export const reach = recipe({
  base: {
    position: "absolute",
    insetBlockStart: "50%",
    blockSize: stroke.active,
    background: "currentColor",
    translate: "0 -50%",
    forcedColorAdjust: "none",
  },
  variants: { closeness },
});

export const dot = recipe({
  base: {
    position: "absolute",
    insetBlockStart: "50%",
    inlineSize: space[8],
    blockSize: space[8],
    borderRadius: vars.radius.round,
    background: "currentColor",
    translate: "-50% -50%",
    forcedColorAdjust: "none",
  },
  variants: { closeness },
});

/** In place of gauge and deviation; may take two lines. */
export const worn = recipe({
  base: [type.caption, { gridColumn: "2 / -1", textAlign: "end", whiteSpace: "normal" }],
  variants: { isBeyond: { true: { color: color.warning }, false: { color: color.muted } } },
});

export const deviation = recipe({ base: { textAlign: "end" }, variants: { closeness } });
