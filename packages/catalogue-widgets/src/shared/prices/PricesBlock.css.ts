import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";
import { widths } from "../widths/index.ts";

const { space, color } = vars;

export const certified = style({ whiteSpace: "nowrap" });

export const sign = style({
  display: "inline-block",
  verticalAlign: "bottom",
  marginInlineEnd: space[4],
  color: color.success,
});

export const warehouse = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  whiteSpace: "nowrap",
});

/** Only on paper. */
export const printed = style({
  display: "none",
  "@media": { [media.print]: { display: "block" } },
});

/** The warehouse that the viewer chose. */
export const isChosen = style({ fontWeight: 600 });

/** A price below the warehouse's name, where its column has no header. */
export const labeled = style({
  "@media": {
    screen: {
      "@container": {
        [widths.slim]: {
          display: "flex",
          alignItems: "baseline",
          justifyContent: "space-between",
          flexWrap: "wrap",
          columnGap: space[8],
          // Keeps a price apart from the next grade's name.
          paddingInlineEnd: space[8],
        },
      },
    },
  },
});

export const label = style([
  type.caption,
  {
    display: "none",
    color: color.subtle,
    "@media": { screen: { "@container": { [widths.slim]: { display: "block" } } } },
  },
]);
