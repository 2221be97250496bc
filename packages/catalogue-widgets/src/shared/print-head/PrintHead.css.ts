import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";

const { space, color } = vars;

export const head = style({
  display: "none",
  "@media": {
    [media.print]: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: space[16],
    },
  },
});

export const origin = style([
  type.caption,
  { flex: 1, color: color.muted, textAlign: "end", minInlineSize: 0 },
]);

export const address = style({ overflowWrap: "anywhere", color: color.subtle });

/** 17 mm, with the quiet zone. */
export const qr = style({ flexShrink: 0, inlineSize: space[64], color: "black" });
