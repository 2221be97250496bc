import { style } from "@vanilla-extract/css";
import { media, type } from "@caliper/design-system/vars";

// Carton dimensions are too wide for a phone. Paper, too, counts as narrow.
export const value = style([
  type.data,
  {
    whiteSpace: "nowrap",
    "@media": { [`screen and ${media.narrow}`]: { whiteSpace: "normal" } },
  },
]);
