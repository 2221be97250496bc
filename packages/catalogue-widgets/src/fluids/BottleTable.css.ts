import { style } from "@vanilla-extract/css";
import { media, type } from "@caliper/design-system/vars";

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
