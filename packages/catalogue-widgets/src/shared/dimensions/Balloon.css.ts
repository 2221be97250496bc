import { recipe } from "@vanilla-extract/recipes";
import { focusRing, media, type, vars } from "@caliper/design-system/vars";

const { color, space, motion, ease, stroke } = vars;

/** The letter in a circle, as on the drawing. */
export const balloon = recipe({
  base: [
    type.balloon,
    {
      display: "grid",
      placeItems: "center",
      inlineSize: space[20],
      blockSize: space[20],
      padding: 0,
      border: `${stroke.hairline} solid ${color.link}`,
      borderRadius: vars.radius.round,
      background: "transparent",
      color: color.link,
      cursor: "pointer",
      transition: `background-color ${motion.fast} ${ease}, color ${motion.fast} ${ease}`,
      selectors: { "&:focus-visible": focusRing },
      "@media": {
        [media.print]: {
          inlineSize: space[16],
          blockSize: space[16],
          background: "transparent",
          color: color.link,
        },
      },
    },
  ],
  variants: {
    isLit: { true: { background: color.link, color: color.onLink } },
  },
});
