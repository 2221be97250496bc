import { style } from "@vanilla-extract/css";
import { media, vars } from "@caliper/design-system/vars";
import { numbered, restart } from "../shared/block-numbers/index.ts";
import { widths } from "../shared/widths/index.ts";

const { space } = vars;

/** Adapts to its own width, not the window's, because it may be embedded in another page. */
export const container = style([
  numbered,
  {
    containerType: "inline-size",
    display: "flex",
    flexDirection: "column",
    gap: space[32],
    minInlineSize: 0,
    "@media": { [media.print]: { gap: space[16] } },
  },
]);

/** Vehicles and interchanges; side by side on paper. */
export const common = style({
  display: "contents",
  "@media": {
    [media.print]: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      columnGap: space[24],
      alignItems: "start",
    },
  },
});

/** Two columns; one on a phone. */
export const halves = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: space[24],
  rowGap: space[8],
  "@media": {
    screen: { "@container": { [widths.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } } },
  },
});

export const slots = style([halves, restart]);

export const answer = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  columnGap: space[24],
  rowGap: space[32],
  alignItems: "start",
  "@media": { [media.print]: { rowGap: space[16] } },
});

const alone = {
  "@media": {
    [media.print]: { gridColumn: "1 / -1" },
    screen: { "@container": { [widths.tablet]: { gridColumn: "1 / -1" } } },
  },
} as const;

export const overlay = style({ gridColumn: "span 7", minInlineSize: 0, ...alone });

export const table = style({
  gridColumn: "span 5",
  minInlineSize: 0,
  ...alone,
  selectors: { "&:only-child": { gridColumn: "1 / -1" } },
});
