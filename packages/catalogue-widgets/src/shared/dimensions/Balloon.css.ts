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
      position: "relative",
      isolation: "isolate",
      // A target of 24 px around a circle of 20.
      inlineSize: space[24],
      blockSize: space[24],
      margin: `calc(-1 * ${space[2]})`,
      padding: 0,
      border: 0,
      borderRadius: vars.radius.round,
      background: "transparent",
      color: color.link,
      cursor: "pointer",
      transition: `color ${motion.fast} ${ease}`,
      selectors: {
        "&:focus-visible": focusRing,
        "&::before": {
          content: "",
          position: "absolute",
          zIndex: -1,
          inset: space[2],
          border: `${stroke.hairline} solid ${color.link}`,
          borderRadius: vars.radius.round,
          transition: `background-color ${motion.fast} ${ease}`,
        },
      },
      "@media": {
        [media.print]: {
          inlineSize: space[20],
          blockSize: space[20],
          color: color.link,
          selectors: { "&::before": { background: "transparent" } },
        },
      },
    },
  ],
  variants: {
    isHighlighted: {
      true: { color: color.onLink, selectors: { "&::before": { background: color.link } } },
    },
  },
});
