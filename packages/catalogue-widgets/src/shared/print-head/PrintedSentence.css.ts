import { style } from "@vanilla-extract/css";
import { media, type } from "@caliper/design-system/vars";

export const sentence = style([
  type.section,
  { display: "none", margin: 0, "@media": { [media.print]: { display: "block" } } },
]);
