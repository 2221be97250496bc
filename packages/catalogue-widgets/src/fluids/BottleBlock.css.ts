import { style } from "@vanilla-extract/css";
import { type } from "@caliper/design-system/vars";
import { widths } from "../shared/widths/index.ts";

// Carton dimensions are too wide for a phone, and for half a tablet.
export const value = style([
  type.data,
  {
    whiteSpace: "nowrap",
    "@media": { screen: { "@container": { [widths.slim]: { whiteSpace: "normal" } } } },
  },
]);
