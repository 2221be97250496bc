import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media, vars } from "@caliper/design-system/vars";
import { numbered, restart } from "../block-numbers/index.ts";
import { widths } from "../widths/index.ts";

const { space } = vars;

const spans = [4, 5, 6, 7, 8, 12] as const;
const bySpan = <Rule>(rule: (span: (typeof spans)[number]) => Rule) =>
  Object.fromEntries(spans.map((span) => [span, rule(span)])) as Record<
    (typeof spans)[number],
    Rule
  >;

const onPaper = <Rule>(rule: Rule) => ({ "@media": { [media.print]: rule } });

/** On paper the blocks of a row share it in proportion, and the remaining ones fill it. */
const share = (columns: number) => ({ flex: `${columns} 1 0` });
const absent = { display: "none" } as const;

/** Two blocks share a row of a tablet. */
const half = (paper: ReturnType<typeof share> | typeof absent) => ({
  "@media": {
    [media.print]: paper,
    screen: {
      "@container": {
        [widths.tablet]: { gridColumn: "span 6" },
        [widths.single]: { gridColumn: "1 / -1" },
      },
    },
  },
});

/** The sheet adapts to its own width, not the window's, because it may be embedded in another page. */
export const sheet = style([numbered, { containerType: "inline-size", minInlineSize: 0 }]);

export const head = style({
  ...restart,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space[24],
  paddingBlockEnd: space[28],
  "@container": { [widths.phone]: { gap: space[16] } },
  "@media": { [media.print]: { gap: space[8], paddingBlockEnd: space[8] } },
});

/** In the space below the head, so that nothing moves when it loads. */
export const note = style({
  position: "absolute",
  insetBlockEnd: space[4],
  insetInline: space[16],
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  "@container": { [widths.phone]: { insetInline: 0 } },
  "@media": { [media.print]: { display: "none" } },
});

const columns = {
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  columnGap: space[24],
} as const;

/** On a tablet the blocks of all rows are on one grid, so that those of half the width form pairs. */
export const rows = style({
  display: "flex",
  flexDirection: "column",
  gap: space[32],
  "@media": {
    // In small type, so that most sheets fit one page.
    [media.print]: { gap: space[12], zoom: 0.8 },
    screen: {
      "@container": {
        [widths.tablet]: { ...columns, rowGap: space[32] },
        [widths.phone]: { rowGap: space[28] },
      },
    },
  },
});

export const row = style({
  ...columns,
  alignItems: "stretch",
  // Until a signed-in user's own sheet replaces the server's public one, only what both share is shown.
  selectors: { ":root[data-member] &:nth-child(n + 2)": { visibility: "hidden" } },
  "@media": {
    [media.print]: { display: "flex", flexWrap: "wrap", rowGap: space[12] },
    screen: { "@container": { [widths.tablet]: { display: "contents" } } },
  },
});

export const place = recipe({
  base: { minInlineSize: 0 },
  variants: {
    isUnprinted: { true: onPaper(absent) },
    span: bySpan((span) => ({
      gridColumn: `span ${span}`,
      "@media": { screen: { "@container": { [widths.tablet]: { gridColumn: "1 / -1" } } } },
    })),
    block: {
      drawing: onPaper(share(7)),
      dimensions: half(share(5)),
      images: half(absent),
      prices: half(share(4)),
      widePrices: onPaper(share(7)),
      upc: half(share(8)),
      wideUpc: onPaper(share(5)),
      half: half(share(6)),
      characteristics: half(share(7)),
      cupEffects: half(share(5)),
      interchanges: onPaper(share(12)),
      applications: onPaper(share(12)),
      related: onPaper(absent),
    },
  },
});

/** Box and pallet below the dimensions. */
export const column = style({
  display: "flex",
  flexDirection: "column",
  gap: space[24],
  "@container": { [widths.phone]: { gap: space[28] } },
  "@media": { [media.print]: { gap: space[12] } },
});

/** Stays visible while the vehicles beside it scroll. */
export const related = style({
  position: "sticky",
  insetBlockStart: `calc(${vars.stickyTop} + ${space[16]})`,
});

const pending = { background: vars.color.paper } as const;
export const pendingDrawing = style({ ...pending, aspectRatio: "760 / 452" });
export const pendingPicture = style({ ...pending, aspectRatio: "4 / 3" });
