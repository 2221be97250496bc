import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, hidden, media, type, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

const { colour, space, size, border, stroke } = vars;

/** Where there is little room, vehicle and years stand in two lines and the other columns go. */
const onlyWide = { "@container": { [widths.phone]: { display: "none" } } } as const;
const onlyPhone = {
  display: "none",
  "@container": { [widths.phone]: { display: "table-cell" } },
} as const;

/** Twenty rows: what else fits the chosen vehicle stays in sight beside them. */
export const scroller = style({
  position: "relative",
  maxBlockSize: `calc(20 * ${size.rowDense} + ${size.rowDense})`,
  overflowY: "auto",
  "@media": { [media.print]: { display: "none" } },
});

export const table = recipe({
  base: {
    inlineSize: "100%",
    borderCollapse: "separate",
    borderSpacing: 0,
    textAlign: "start",
  },
  variants: {
    // Columns must not move while rows come and go.
    isWindowed: { true: { tableLayout: "fixed" } },
  },
});

const start = { textAlign: "start" } as const;
const figures = [type.data, { textAlign: "end", whiteSpace: "nowrap" }] as const;
const muted = { color: colour.muted } as const;

export const head = recipe({
  base: [
    type.columnHead,
    {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: vars.layer.sticky,
      blockSize: size.rowDense,
      paddingBlock: 0,
      paddingInline: space[8],
      background: colour.canvas,
      color: colour.subtle,
      borderBlockEnd: border.hairline,
      whiteSpace: "nowrap",
      ...start,
    },
  ],
  variants: {
    column: {
      radio: { inlineSize: space[40] },
      vehicle: {},
      submodel: onlyWide,
      engine: { inlineSize: "18%", ...onlyWide },
      year: { inlineSize: space[64], textAlign: "end", ...onlyWide },
      position: { inlineSize: "16%", ...onlyWide },
      observation: onlyWide,
      years: { inlineSize: "7rem", textAlign: "end", ...onlyPhone },
    },
  },
});

const oneLine = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

/** While windowed every row has the same height, so no text may break. */
const clipped = {
  selectors: { [`${table.classNames.variants.isWindowed.true} &`]: oneLine },
} as const;

export const row = recipe({
  base: {
    position: "relative",
    selectors: { "&:hover": { background: colour.hover } },
  },
  variants: {
    isSelected: {
      true: {
        background: colour.selected,
        selectors: { "&:hover": { background: colour.selected } },
      },
    },
  },
});

export const cell = recipe({
  base: [
    type.cell,
    {
      blockSize: size.rowDense,
      paddingBlock: 0,
      paddingInline: space[8],
      borderBlockEnd: border.hairline,
      verticalAlign: "middle",
      fontWeight: 400,
      ...start,
      "@container": {
        [widths.phone]: {
          blockSize: `calc(${size.rowDense} + ${space[20]})`,
          paddingInlineStart: space[4],
        },
      },
    },
  ],
  variants: {
    column: {
      radio: { paddingInline: space[4] },
      vehicle: clipped,
      submodel: { ...muted, ...clipped, ...onlyWide },
      engine: [...figures, start, onlyWide],
      year: [...figures, onlyWide],
      position: { ...muted, ...clipped, ...onlyWide },
      observation: { ...muted, ...clipped, ...onlyWide },
      years: [...figures, onlyPhone],
    },
  },
});

/** The second line of a row where there is little room. */
export const second = style([
  type.cell,
  oneLine,
  {
    display: "none",
    color: colour.muted,
    minBlockSize: type.cell.lineHeight,
    "@container": { [widths.phone]: { display: "block" } },
  },
]);

export const target = style({
  display: "grid",
  placeItems: "center",
  cursor: "pointer",
  "::after": { content: '""', position: "absolute", inset: 0 },
});

export const radio = style({
  appearance: "none",
  inlineSize: space[16],
  blockSize: space[16],
  margin: 0,
  border: border.control,
  borderRadius: vars.radius.round,
  background: colour.canvas,
  cursor: "pointer",
  selectors: {
    "&:checked": {
      borderColor: colour.link,
      borderWidth: `calc(${space[4]} + ${stroke.hairline})`,
    },
    "&:focus-visible": focusRing,
  },
});

export const screenReaderOnly = style(hidden);
