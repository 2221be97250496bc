import { media, type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const { color, space, motion, ease, stroke } = vars;

/** Widths of the form at which its layout changes, for `@container`. */
const besideHead = "(inline-size <= 944px)";
const closeDrawing = "(inline-size <= 1060px)";
const oneColumn = "(inline-size <= 600px)";

export const form = style({ containerType: "inline-size" });

/** Set on the fields: their number of columns, by the number that fits. */
export const columnCounts = {
  3: "--columns-of-3",
  4: "--columns-of-4",
  5: "--columns-of-5",
  6: "--columns-of-6",
} as const;

const columns = (maxColumns: keyof typeof columnCounts) => ({
  gridTemplateColumns: `repeat(var(${columnCounts[maxColumns]}), minmax(0, 1fr))`,
});

/** Fields beside the drawing; if narrower, only the header is beside it; on a phone everything is stacked. */
export const layout = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: `minmax(0, 1fr) ${vars.size.drawingMeasure}`,
    gridTemplateRows: "auto auto 1fr",
    gridTemplateAreas: '"head head" "fields drawing" "actions drawing"',
    columnGap: space[32],
    rowGap: space[20],
    alignItems: "start",
    "@container": {
      [closeDrawing]: { gridTemplateColumns: "minmax(0, 1fr) 304px" },
      [besideHead]: {
        gridTemplateColumns: `minmax(300px, 1fr) minmax(0, ${vars.size.drawingMeasure})`,
        gridTemplateRows: "none",
        gridTemplateAreas: '"head drawing" "fields fields" "actions actions"',
        columnGap: space[24],
      },
      // Not a grid: a sticky item would stay in its own cell.
      [oneColumn]: { display: "flex", flexDirection: "column", alignItems: "stretch" },
    },
  },
  variants: {
    hasDrawing: {
      true: {},
      false: {
        "@container": {
          [besideHead]: {
            gridTemplateColumns: "minmax(0, 1fr)",
            gridTemplateAreas: '"head" "actions"',
          },
        },
      },
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
export const productType = style({ flex: "1 1 12rem", minInlineSize: 0, maxInlineSize: "20rem" });

export const instrument = style({ flex: "0 1 8rem" });

/** No narrower than a number with its unit and tolerance; three decimals, or a fraction, need more. */
export const fields = recipe({
  base: {
    gridArea: "fields",
    display: "grid",
    columnGap: space[16],
    rowGap: space[20],
    // A long name takes two lines; the inputs of a row stay on one.
    alignItems: "end",
    minInlineSize: 0,
    "@container": { [oneColumn]: { columnGap: space[12], rowGap: space[16] } },
  },
  variants: {
    unit: {
      mm: {
        ...columns(3),
        "@container": {
          "(768px <= inline-size <= 944px) or (inline-size >= 1060px)": columns(4),
          "(inline-size >= 1368px)": columns(5),
          "(inline-size >= 1564px)": columns(6),
          [oneColumn]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        },
      },
      in: {
        ...columns(3),
        "@container": {
          "(816px <= inline-size <= 944px) or (inline-size >= 1100px)": columns(4),
          "(inline-size >= 1428px)": columns(5),
          "(inline-size >= 1636px)": columns(6),
          [oneColumn]: { gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))" },
        },
      },
    },
  },
});

/** Paper shows only the measures that were searched for. */
export const emptyField = style({ "@media": { [media.print]: { display: "none" } } });

export const wholeRow = style({ gridColumn: "1 / -1" });

/** Before the fields are loaded: as high as one with its name. */
export const waiting = style({
  paddingBlockStart: `calc(${space[20]} + ${space[4]})`,
});

export const drawing = style({
  gridArea: "drawing",
  minInlineSize: 0,
  // The edge of the paper would cut off the line.
  "@media": { [media.print]: { paddingInlineEnd: space[2] } },
});

/** On a phone sticky below the visible fields. */
export const actions = style({
  gridArea: "actions",
  display: "flex",
  alignItems: "center",
  gap: space[8],
  // In a low window it would cover many of the fields.
  "@media": {
    [media.print]: { display: "none" },
    "(height > 480px)": {
      "@container": {
        [oneColumn]: {
          position: "sticky",
          insetBlockEnd: 0,
          zIndex: vars.layer.raised,
          paddingBlock: space[8],
          borderBlockStart: vars.border.hairline,
          background: color.canvas,
        },
      },
    },
  },
});

export const submit = style({
  minInlineSize: "94px",
  display: "grid",
  "@container": { [oneColumn]: { flex: 1 } },
});

/** At the other end of the row of buttons; on a phone above it. */
export const hint = style({
  gridArea: "actions",
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.controlMain,
  justifySelf: "end",
  "@media": { [media.print]: { display: "none" } },
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
  variants: { isHighlighted: { true: { background: color.link, color: color.onLink } } },
});

/** The drawing has an edge of its own. */
export const sheet = style({ background: color.paper });

/** The uploaded picture replaces the drawing at the same size. */
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
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[8],
  paddingBlockStart: space[8],
});
