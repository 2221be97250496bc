import { style } from "@vanilla-extract/css";
import { strut } from "../../internal/strut.ts";
import { vars } from "../../theme/vars.css.ts";

/** Around the flag, which stands in the middle of the line of words that is beside it. */
export const line = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  inlineSize: vars.size.flagWidth,
  blockSize: vars.size.flagHeight,
  "::before": strut,
});

export const flag = style({
  display: "block",
  flexShrink: 0,
  inlineSize: vars.size.flagWidth,
  blockSize: vars.size.flagHeight,
  // White fields need an edge on white paper, on every flag so that they look alike.
  outline: `${vars.stroke.hairline} solid color-mix(in srgb, ${vars.colour.text} 16%, transparent)`,
  outlineOffset: `calc(-1 * ${vars.stroke.hairline})`,
});
