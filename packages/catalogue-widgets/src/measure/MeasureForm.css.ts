import { media, type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const { color, space, motion, ease, stroke } = vars;

/** Fields beside the drawing; on a phone the drawing comes first. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.drawingMeasure}`,
  gridTemplateRows: "auto auto 1fr",
  gridTemplateAreas: '"head drawing" "fields drawing" "actions drawing"',
  columnGap: space[32],
  rowGap: space[20],
  alignItems: "start",
  "@media": {
    [media.medium]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "none",
      gridTemplateAreas: '"head" "drawing" "fields" "actions"',
    },
  },
});

export const head = style({
  gridArea: "head",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: space[16],
});

// Narrow enough that tolerances in mm and inches fit one row, so that switching the unit moves nothing.
export const productType = style({ flex: "1 1 12rem", minInlineSize: 0 });

export const fields = recipe({
  base: {
    gridArea: "fields",
    display: "grid",
    // No narrower than `279.7` with its unit and tolerance: 3 beside the drawing and on a tablet.
    gridTemplateColumns: "repeat(auto-fill, minmax(184px, 1fr))",
    columnGap: space[16],
    rowGap: space[20],
    // A long name takes two lines; the inputs of a row stay on one.
    alignItems: "end",
    minInlineSize: 0,
  },
  variants: {
    unit: {
      mm: { "@media": { [media.narrow]: { rowGap: space[16] } } },
      // Three decimals, or a fraction, and a tolerance as long: half a phone is too little.
      in: {
        gridTemplateColumns: "repeat(auto-fill, minmax(196px, 1fr))",
        "@media": {
          [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[16] },
        },
      },
    },
  },
});

export const wholeRow = style({ gridColumn: "1 / -1" });

/** Before the fields are known: as high as one with its name. */
export const waiting = style({
  paddingBlockStart: `calc(${space[20]} + ${space[4]})`,
});

export const drawing = style({
  gridArea: "drawing",
  minInlineSize: 0,
  "@media": { [media.medium]: { maxInlineSize: "440px" } },
});

export const actions = style({
  gridArea: "actions",
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space[8],
});

export const submit = style({
  minInlineSize: "94px",
  display: "grid",
  "@media": { [media.narrow]: { flex: 1 } },
});

export const hint = style({
  marginInlineStart: "auto",
  "@media": { [media.narrow]: { flexBasis: "100%" } },
});

/** The letter of the drawing beside the name of its measure. */
export const letter = recipe({
  base: [
    type.balloon,
    {
      flex: "none",
      display: "grid",
      placeItems: "center",
      inlineSize: space[20],
      blockSize: space[20],
      border: `${stroke.hairline} solid ${color.link}`,
      borderRadius: vars.radius.round,
      color: color.link,
      transition: `background-color ${motion.fast} ${ease}, color ${motion.fast} ${ease}`,
    },
  ],
  variants: { isLit: { true: { background: color.link, color: color.onLink } } },
});

/** The drawing has an edge of its own. */
export const sheet = style({ background: color.paper });

/** The uploaded picture takes the place of the drawing, as large as that. */
export const picture = style({
  display: "block",
  inlineSize: "100%",
  aspectRatio: "372 / 270",
  objectFit: "contain",
  border: vars.border.hairline,
  // Pictures are drawn on white.
  background: "white",
});

export const references = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  paddingBlockStart: space[8],
});
