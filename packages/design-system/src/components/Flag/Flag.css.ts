import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

/** Its words' line goes through the middle of the flag, so that it stands on the line of what is beside it. */
export const line = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  inlineSize: vars.size.flagWidth,
  blockSize: vars.size.flagHeight,
  "::before": { content: '"\\200b" / ""', inlineSize: 0 },
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
