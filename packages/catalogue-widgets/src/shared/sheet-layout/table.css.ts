import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hidden, media, type, vars } from "@caliper/design-system/vars";

const { colour, space, size, border } = vars;

/** Rows stand closer on paper, so that a sheet fits one or two pages. */
const onPaper = { "@media": { [media.print]: { blockSize: space[20] } } } as const;

/** A ruled table of the sheet: hairlines between rows, no box around it. */
export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  textAlign: "start",
});

export const head = recipe({
  base: [
    type.columnHead,
    {
      color: colour.subtle,
      textAlign: "start",
      verticalAlign: "bottom",
      borderBlockEnd: border.hairline,
      blockSize: size.rowDense,
      paddingInline: space[4],
      paddingBlock: space[8],
      "@media": { [media.print]: { blockSize: space[20], paddingBlock: space[2] } },
    },
  ],
  variants: {
    align: { start: {}, end: { textAlign: "end" } },
    narrow: { true: { inlineSize: "1px" } },
  },
});

export const row = recipe({
  base: {
    borderBlockEnd: border.hairline,
    breakInside: "avoid",
  },
  variants: {
    height: {
      dense: { blockSize: size.rowDense, ...onPaper },
      dimension: { blockSize: size.rowDimension, ...onPaper },
    },
    isLit: { true: { background: colour.selected } },
  },
});

export const cell = recipe({
  base: [
    type.cell,
    {
      paddingInline: space[4],
      paddingBlock: space[4],
      textAlign: "start",
      "@media": { [media.print]: { paddingBlock: 0 } },
    },
  ],
  variants: {
    align: { start: {}, end: { textAlign: "end" } },
    tone: {
      text: { color: colour.text },
      muted: { color: colour.muted },
      subtle: { color: colour.subtle },
    },
    font: {
      sans: {},
      mono: { fontFamily: vars.font.mono, whiteSpace: "nowrap" },
      code: [type.code, { whiteSpace: "nowrap" }],
    },
  },
});

export const screenReaderOnly = style(hidden);

/** A hint about pointing and choosing, which paper cannot. */
export const onScreen = style({ "@media": { [media.print]: { display: "none" } } });
