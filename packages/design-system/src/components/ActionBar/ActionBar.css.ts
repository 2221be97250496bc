import { style } from "@vanilla-extract/css";
import { row } from "../../internal/styles.ts";
import { media, type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const bar = style([
  type.control,
  {
    ...row(space[8]),
    flexWrap: "wrap",
    position: "sticky",
    insetBlockEnd: space[16],
    zIndex: vars.layer.sticky,
    inlineSize: "fit-content",
    maxInlineSize: "100%",
    marginInline: "auto",
    padding: space[8],
    background: color.raised,
    color: color.text,
    borderRadius: vars.radius.control,
    boxShadow: vars.elevation.float,
    "@media": {
      "(forced-colors: active)": { outline: `${vars.stroke.hairline} solid CanvasText` },
      [media.narrow]: { inlineSize: "100%", insetBlockEnd: 0 },
      [media.print]: { display: "none" },
    },
  },
]);

export const count = style({ paddingInlineEnd: space[8], fontVariantNumeric: "tabular-nums" });
