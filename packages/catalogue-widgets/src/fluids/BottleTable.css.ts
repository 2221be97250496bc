import { style } from "@vanilla-extract/css";
import { media, type } from "@caliper/design-system/vars";

// Carton dimensions are too wide for a phone and for half a printed page.
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
