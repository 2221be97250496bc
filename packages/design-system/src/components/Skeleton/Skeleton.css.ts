import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media, vars } from "../../theme/vars.css.ts";
import { between, column } from "../../internal/styles.ts";

const pulse = keyframes({ "50%": { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    background: vars.color.hairline,
    borderRadius: vars.radius.mark,
    animation: `${pulse} 1.6s ease-in-out infinite`,
    "@media": {
      [media.reducedMotion]: { animation: "none" },
      "(forced-colors: active)": { border: `${vars.stroke.hairline} solid GrayText` },
    },
  },
  variants: {
    /** The content it replaces: a line of text, rows of a table, a block, or an icon button. */
    shape: {
      text: { blockSize: vars.space[12] },
      rows: {},
      block: { inlineSize: "100%", blockSize: "100%" },
      button: { inlineSize: vars.size.control, blockSize: vars.size.control, flexShrink: 0 },
    },
    /** The width of a block; all by default. */
    width: {
      wide: { inlineSize: "72%" },
      medium: { inlineSize: "56%" },
      narrow: { inlineSize: "40%" },
      cell: { inlineSize: vars.space[64], flexShrink: 0 },
    },
    /** The height of a block, by what will replace it. */
    height: {
      chip: { blockSize: vars.size.chip },
      control: { blockSize: vars.size.control },
      thumbnail: { blockSize: vars.space[64] },
      drawing: { aspectRatio: "760 / 488", blockSize: "auto" },
      card: { blockSize: `calc(${vars.space[64]} + ${vars.space[24]})` },
    },
    /** The height of the rows, by the table they will become. */
    row: { rowDense: {}, rowDimension: {}, rowResult: {} },
  },
});

export const skeletonRows = style({
  ...column(vars.space[8]),
});

export const skeletonRow = recipe({
  base: {
    ...between,
    gap: vars.space[24],
    paddingInline: vars.space[8],
    borderBlockEnd: vars.border.hairline,
  },
  variants: {
    row: {
      rowDense: { blockSize: vars.size.rowDense },
      rowDimension: { blockSize: vars.size.rowDimension },
      rowResult: { blockSize: vars.size.rowResult },
    },
  },
});
