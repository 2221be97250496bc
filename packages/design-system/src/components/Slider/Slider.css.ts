import { style } from "@vanilla-extract/css";
import { focusRing, media, type, vars } from "../../theme/vars.css.ts";
import { square } from "../../internal/styles.ts";

const { color, space } = vars;

const forced = "(forced-colors: active)";

export const slider = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  columnGap: space[16],
  alignItems: "baseline",
  inlineSize: "100%",
  minInlineSize: 0,
});

export const label = style([type.columnHead, { color: color.muted }]);

export const output = style([
  type.data,
  {
    gridColumn: 2,
    color: color.text,
    fontVariantNumeric: "tabular-nums",
    textAlign: "end",
    // Wide enough for every value, so that the layout does not shift.
    minInlineSize: "5ch",
  },
]);

export const track = style({
  gridColumn: "1 / -1",
  position: "relative",
  display: "flex",
  alignItems: "center",
  blockSize: space[24],
  // Keeps the thumb within the component at both ends.
  marginInline: space[8],
  cursor: "pointer",
  "@media": { [media.coarsePointer]: { blockSize: vars.size.controlPhone } },
});

/** The whole range, extending below the thumb at both ends. */
export const rail = style({
  position: "absolute",
  insetInline: `calc(-1 * ${space[8]})`,
  blockSize: space[4],
  borderRadius: vars.radius.pill,
  background: color.control,
  "@media": { [forced]: { background: "CanvasText" } },
});

/** The range of the thumb's center; positions the fill. */
export const line = style({ position: "absolute", insetInline: 0, blockSize: space[4] });

export const fill = style({
  position: "absolute",
  background: color.link,
  selectors: {
    // Extends the fill to the end of the rail, beyond the range of the thumb's center.
    "&::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: `calc(-1 * ${space[8]})`,
      inlineSize: space[8],
      borderStartStartRadius: vars.radius.pill,
      borderEndStartRadius: vars.radius.pill,
      background: "inherit",
    },
  },
  "@media": { [forced]: { background: "Highlight", forcedColorAdjust: "none" } },
});

export const thumb = style({
  insetBlockStart: "50%",
  ...square(space[16]),
  border: `${vars.stroke.active} solid ${color.link}`,
  borderRadius: vars.radius.round,
  background: color.canvas,
  transition: `background-color ${vars.motion.fast} ${vars.ease}`,
  selectors: {
    "&[data-hovered]": { background: color.selected },
    "&[data-dragging]": { background: color.link },
    "&[data-focus-visible]": focusRing,
  },
  "@media": {
    [forced]: { borderColor: "Highlight", background: "Canvas", forcedColorAdjust: "none" },
  },
});
