import { style } from "@vanilla-extract/css";
import { media, vars } from "@caliper/design-system/vars";

const { space, color } = vars;

export const certified = style({ whiteSpace: "nowrap" });

export const sign = style({
  display: "inline-block",
  verticalAlign: "bottom",
  marginInlineEnd: space[4],
  color: color.success,
  // Above the name on a phone, where four grades leave no room beside it.
  "@media": {
    [media.narrow]: {
      display: "block",
      inlineSize: "fit-content",
      marginInline: "auto 0",
    },
  },
});

export const warehouse = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  whiteSpace: "nowrap",
});
