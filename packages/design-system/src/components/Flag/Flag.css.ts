import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const flag = style({
  display: "block",
  flexShrink: 0,
  inlineSize: vars.size.flagWidth,
  blockSize: vars.size.flagHeight,
  // White fields need an edge on white paper, on every flag so that they look alike.
  outline: `${vars.stroke.hairline} solid color-mix(in srgb, ${vars.colour.text} 16%, transparent)`,
  outlineOffset: `calc(-1 * ${vars.stroke.hairline})`,
});
