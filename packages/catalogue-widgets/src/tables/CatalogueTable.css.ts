import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const filter = style({
  maxInlineSize: vars.size.codeField,
  "@media": { [media.print]: { display: "none" } },
});
