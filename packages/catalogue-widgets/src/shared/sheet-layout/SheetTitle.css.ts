import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";
import { widths } from "../widths/index.ts";

const { space, color } = vars;

/** Wide enough for code, name and buttons with a text in one row, but only in smaller type. */
const tight = "(1100px <= inline-size < 1250px)";

export const container = style({ containerType: "inline-size" });

export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: `${space[16]} ${space[24]}`,
});

/** Wide enough for them if the name in the other language is below the name. */
const compact = "(900px < inline-size < 1100px)";

/** On a phone buttons with a text take the rest of the row or a row of their own. */
export const slot = style({
  display: "grid",
  gridAutoFlow: "column",
  gap: space[8],
  selectors: { "&:empty": { display: "none" } },
  "@container": { [widths.phone]: { flex: "1 0 auto", gridAutoFlow: "row" } },
});

const besideButtons = `${title}:has(${slot}:not(:empty)) &`;

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[40],
  flex: "1 1 0",
  // If the name does not fit beside the actions, they are below it.
  minInlineSize: "min-content",
  margin: 0,
  "@container": {
    [tight]: { selectors: { [besideButtons]: { columnGap: space[24] } } },
    [compact]: { columnGap: space[24] },
    [widths.single]: { minInlineSize: "min(100%, 360px)" },
    [widths.phone]: { flexBasis: "100%", columnGap: space[16] },
  },
});

/** Smaller on paper, so that more of the sheet fits one page. */
const hero = {
  color: color.text,
  "@media": { [media.print]: { fontSize: type.title.fontSize, lineHeight: type.title.lineHeight } },
} as const;

export const code = style([type.codeHero, hero]);

/** For products that have a name instead of a code. */
export const words = style([type.codeHero, hero, { fontFamily: vars.font.sans }]);

export const name = style([
  type.title,
  {
    color: color.text,
    whiteSpace: "nowrap",
    "@media": {
      [media.print]: { fontSize: type.section.fontSize, lineHeight: type.section.lineHeight },
    },
    "@container": {
      [tight]: {
        selectors: {
          [besideButtons]: {
            fontSize: type.statSmall.fontSize,
            lineHeight: type.statSmall.lineHeight,
          },
        },
      },
      [compact]: { fontSize: type.section.fontSize, lineHeight: type.section.lineHeight },
      [widths.single]: { whiteSpace: "normal" },
      [widths.phone]: { fontSize: type.section.fontSize, lineHeight: type.section.lineHeight },
    },
  },
]);

export const other = style({
  color: color.subtle,
  fontWeight: 400,
  "::before": { content: '" / "' },
  "@container": {
    [tight]: { selectors: { [besideButtons]: { fontSize: type.section.fontSize } } },
    [compact]: { display: "block", "::before": { content: "none" } },
  },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  // Centered on the code's line.
  minBlockSize: type.codeHero.lineHeight,
  "@container": {
    [widths.phone]: { inlineSize: "100%", minBlockSize: 0 },
    [widths.slim]: { columnGap: space[4] },
  },
  "@media": { [media.print]: { display: "none" } },
});
