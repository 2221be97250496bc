import { style } from "@vanilla-extract/css";
import { fade } from "../../internal/styles.ts";
import { type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const popover = style([
  type.body,
  {
    maxInlineSize: `min(calc(100vw - ${space[24]}), ${vars.size.asideHome})`,
    background: color.raised,
    color: color.text,
    borderRadius: vars.radius.control,
    boxShadow: vars.elevation.float,
    outline: "none",
    overflow: "auto",
    ...fade(vars.motion.fast),
    "@media": {
      "(forced-colors: active)": { outline: `${vars.stroke.hairline} solid CanvasText` },
    },
  },
]);

export const body = style({ padding: space[16], outline: "none" });
