import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/vars.css.ts";
import { square } from "../../internal/styles.ts";

export const avatar = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    borderRadius: vars.radius.round,
    background: vars.color.text,
    color: vars.color.canvas,
    fontFamily: vars.font.sans,
    fontWeight: 600,
    lineHeight: 1,
    userSelect: "none",
    "@media": {
      "(forced-colors: active)": { outline: `${vars.stroke.hairline} solid CanvasText` },
    },
    selectors: { "&::before": { content: "attr(data-initials)" } },
  },
  variants: {
    /** `medium`, the default, is 32 px for the header; `small` is 20 px for a menu row. */
    size: {
      /** For the header. */
      medium: {
        ...square(vars.space[32]),
        fontSize: vars.space[12],
      },
      /** For a menu row; the letters are smaller than the smallest text size because they act as an icon. */
      small: {
        ...square(vars.space[20]),
        fontSize: `calc(${vars.space[20]} * 0.45)`,
      },
    },
  },
  defaultVariants: { size: "medium" },
});
