import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";

const { space, colour } = vars;

export const name = style({ fontWeight: 400 });
// A carton's three lengths are wider than a phone, or half a sheet of paper, leaves room for.
export const value = style([
  type.data,
  {
    whiteSpace: "nowrap",
    "@media": {
      [media.narrow]: { whiteSpace: "normal" },
      [media.print]: { whiteSpace: "normal" },
    },
  },
]);
export const group = style({ background: colour.sunken });

export const groupHead = style([
  type.columnHead,
  {
    blockSize: vars.size.groupRow,
    paddingInline: space[4],
    borderBlockEnd: vars.border.hairline,
    color: colour.muted,
    textAlign: "start",
  },
]);
