import { style } from "@vanilla-extract/css";
import { strut } from "../../internal/strut.ts";
import { vars } from "../../theme/vars.css.ts";

/** Centers the flag on the line of the adjacent text. */
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
  // White areas need an outline on a white background; all flags have it for consistency.
  outline: `${vars.stroke.hairline} solid color-mix(in srgb, ${vars.color.text} 16%, transparent)`,
  outlineOffset: `calc(-1 * ${vars.stroke.hairline})`,
});
