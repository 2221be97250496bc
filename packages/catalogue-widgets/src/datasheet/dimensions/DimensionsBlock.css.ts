import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, media, type, vars } from "@caliper/design-system/vars";

const { colour, space, motion, ease, stroke } = vars;

export const letterCell = style({
  inlineSize: space[40],
  paddingInline: space[4],
  paddingBlock: 0,
});

/** The balloon of the drawing, repeated where the dimension appears. */
export const balloon = recipe({
  base: [
    type.balloon,
    {
      display: "grid",
      placeItems: "center",
      inlineSize: space[20],
      blockSize: space[20],
      padding: 0,
      border: `${stroke.hairline} solid ${colour.link}`,
      borderRadius: vars.radius.round,
      background: "transparent",
      color: colour.link,
      cursor: "pointer",
      transition: `background-color ${motion.fast} ${ease}, color ${motion.fast} ${ease}`,
      selectors: { "&:focus-visible": focusRing },
      "@media": {
        [media.print]: {
          inlineSize: space[16],
          blockSize: space[16],
          background: "transparent",
          color: colour.link,
        },
      },
    },
  ],
  variants: {
    isLit: { true: { background: colour.link, color: colour.onLink } },
  },
});

/** A figure in the unit of the drawing stands out, in the other unit it steps back. */
export const figure = recipe({
  base: [type.data, { whiteSpace: "nowrap" }],
  variants: {
    stands: {
      true: { fontWeight: 600, color: colour.text },
      false: { color: colour.subtle },
    },
  },
});

/** Holds the decimals, so that figures without any line up with the others. */
export const fraction = style({ display: "inline-block", textAlign: "start" });
