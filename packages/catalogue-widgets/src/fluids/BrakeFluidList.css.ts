import { style } from "@vanilla-extract/css";
import { widths } from "../shared/widths/index.ts";
import { type, vars } from "@caliper/design-system/vars";

const { space, color, stroke } = vars;

export const list = style({ containerType: "inline-size" });

/** A line of a figure. */
export const line = style({ blockSize: space[20] });

/** Temperatures from left to right; the same in the head and in each row. */
export const scale = style({
  display: "block",
  position: "relative",
  inlineSize: "220px",
  "@container": { [widths.slim]: { inlineSize: "100%" } },
  blockSize: space[20],
});

export const tickLabel = style([
  type.caption,
  { position: "absolute", translate: "-50% 0", color: color.subtle },
]);

export const tick = style({
  position: "absolute",
  insetBlock: 0,
  borderInlineStart: vars.border.hairline,
});

export const range = style({
  position: "absolute",
  insetBlockStart: `calc(50% - ${stroke.active} / 2)`,
  borderBlockStart: `${stroke.active} solid ${color.link}`,
  selectors: {
    "&::before, &::after": {
      content: "",
      position: "absolute",
      insetBlockStart: `calc(-1 * ${space[4]} - ${stroke.active} / 2)`,
      inlineSize: space[8],
      blockSize: space[8],
      boxSizing: "border-box",
      border: `${stroke.active} solid ${color.link}`,
      borderRadius: "50%",
      background: color.canvas,
    },
    "&::before": { insetInlineStart: `calc(-1 * ${space[4]})` },
    "&::after": { insetInlineEnd: `calc(-1 * ${space[4]})`, background: color.link },
  },
});
