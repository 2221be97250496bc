import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hidden, media, type, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

const { border, colour, size, space, stroke } = vars;

export const spoken = style(hidden);

const onPhone = <const Rule>(rule: Rule) => ({
  "@media": { screen: { "@container": { [widths.slim]: rule } } },
});

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  ...onPhone({ display: "block" }),
});

const asCards = {
  display: "grid",
  // Letter; the name above both values; the difference above its bar.
  gridTemplateColumns: `${space[32]} minmax(0, 1fr) minmax(0, 1fr) ${space[64]} ${space[64]}`,
  alignItems: "center",
} as const;

export const tableHead = style(onPhone({ display: "block" }));
export const tableBody = style(onPhone({ display: "block" }));
export const headRow = style(onPhone(asCards));

export const head = recipe({
  base: [
    type.columnHead,
    {
      color: colour.subtle,
      textAlign: "end",
      verticalAlign: "bottom",
      whiteSpace: "nowrap",
      borderBlockEnd: border.hairline,
      blockSize: size.rowDense,
      paddingInline: space[4],
      paddingBlock: space[4],
      ...onPhone({ blockSize: "auto", borderBlockEnd: 0, gridRow: 1 }),
    },
  ],
  variants: {
    column: {
      letter: { inlineSize: "1px" },
      name: { textAlign: "start", ...onPhone(hidden) },
      value: { ...onPhone({ textAlign: "start" }) },
      difference: { ...onPhone({ gridColumn: "4 / 6" }) },
      bar: { inlineSize: space[64], ...onPhone(hidden) },
    },
  },
});

export const row = recipe({
  base: {
    borderBlockEnd: border.hairline,
    blockSize: size.rowDimension,
    breakInside: "avoid",
    "@media": {
      [media.print]: { blockSize: space[20] },
      screen: {
        "@container": { [widths.slim]: { ...asCards, blockSize: "auto", paddingBlock: space[8] } },
      },
    },
  },
  variants: {
    isLit: { true: { background: colour.selected } },
    isEqual: { true: { color: colour.muted }, false: { color: colour.text } },
  },
});

export const cell = recipe({
  base: [
    type.cell,
    {
      paddingInline: space[4],
      paddingBlock: space[4],
      textAlign: "end",
      "@media": { [media.print]: { paddingBlock: 0 } },
    },
  ],
  variants: {
    column: {
      letter: { ...onPhone({ gridRow: "1 / 3", gridColumn: 1 }) },
      name: {
        textAlign: "start",
        ...onPhone({ gridRow: 1, gridColumn: "2 / 4" }),
      },
      a: [type.data, { ...onPhone({ gridRow: 2, gridColumn: 2, textAlign: "start" }) }],
      b: [type.data, { ...onPhone({ gridRow: 2, gridColumn: 3, textAlign: "start" }) }],
      difference: [
        type.code,
        { whiteSpace: "nowrap", ...onPhone({ gridRow: 1, gridColumn: "4 / 6" }) },
      ],
      bar: { ...onPhone({ gridRow: 2, gridColumn: "4 / 6" }) },
    },
    /** Words wrap; figures don't. */
    isWord: {
      true: { fontFamily: vars.font.sans, fontSize: type.caption.fontSize },
      false: { whiteSpace: "nowrap" },
    },
  },
});

export const gauge = style({
  display: "block",
  position: "relative",
  inlineSize: "100%",
  minInlineSize: space[64],
  blockSize: space[12],
  "@media": { [media.print]: { minInlineSize: space[40] } },
  // Where both are equal.
  backgroundImage: `linear-gradient(${colour.control}, ${colour.control})`,
  backgroundPosition: "center",
  backgroundSize: `${stroke.hairline} 100%`,
  backgroundRepeat: "no-repeat",
  printColorAdjust: "exact",
});

export const bar = style({
  position: "absolute",
  insetBlock: `calc(${space[4]} - ${stroke.hairline})`,
  background: colour.dim,
  "@media": {
    "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[12],
  paddingBlock: space[12],
  "@media": { [media.print]: { display: "none" } },
});

export const hiddenRows = style([type.caption, { color: colour.subtle }]);
