import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media, vars } from "@caliper/design-system/vars";
import { widths } from "../widths/index.ts";

const { space } = vars;

const spans = [4, 5, 6, 7, 8, 12] as const;
const bySpan = <Rule>(rule: (span: (typeof spans)[number]) => Rule) =>
  Object.fromEntries(spans.map((span) => [span, rule(span)])) as Record<
    (typeof spans)[number],
    Rule
  >;

const onPaper = <Rule>(rule: Rule) => ({ "@media": { [media.print]: rule } });

/** On paper and tablets two narrow tables share a row; prices need more room than UPCs. */
const shareOf = (onPaper: 5 | 6 | 7) => ({
  "@media": {
    [media.print]: { gridColumn: `span ${onPaper}` },
    screen: {
      "@container": {
        [widths.tablet]: { gridColumn: "span 6" },
        [widths.phone]: { gridColumn: "1 / -1" },
      },
    },
  },
});

/** The sheet adapts to its own width, not the window's, because it may be embedded in another page. */
export const sheet = style({ containerType: "inline-size", minInlineSize: 0 });

export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: space[24],
  paddingBlockEnd: space[28],
  "@container": { [widths.phone]: { gap: space[16] } },
  "@media": { [media.print]: { gap: space[12], paddingBlockEnd: space[20] } },
});

export const rows = style({
  display: "flex",
  flexDirection: "column",
  gap: space[32],
  "@container": { [widths.phone]: { gap: space[28] } },
  "@media": { [media.print]: { gap: space[20] } },
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  columnGap: space[24],
  rowGap: space[32],
  alignItems: "stretch",
  "@container": { [widths.phone]: { rowGap: space[28] } },
});

export const place = recipe({
  base: { minInlineSize: 0 },
  variants: {
    span: bySpan((span) => ({
      gridColumn: `span ${span}`,
      // Paper has the width of a tablet but its own columns.
      "@media": { screen: { "@container": { [widths.tablet]: { gridColumn: "1 / -1" } } } },
    })),
    block: {
      drawing: onPaper({ gridColumn: "span 6" }),
      dimensions: onPaper({ gridColumn: "span 6" }),
      images: onPaper({ display: "none" }),
      prices: shareOf(7),
      upc: shareOf(5),
      half: shareOf(6),
      interchanges: {},
      applications: onPaper({ gridColumn: "1 / -1" }),
      related: onPaper({ display: "none" }),
    },
  },
});

/** Dimensions at the top, box and pallet at the bottom, as high as the drawing. */
export const column = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: space[24],
  blockSize: "100%",
  "@container": { [widths.phone]: { gap: space[28] } },
  "@media": { [media.print]: { gap: space[12] } },
});

/** Stays visible while the vehicles beside it scroll. */
export const related = style({
  position: "sticky",
  insetBlockStart: `calc(${vars.stickyTop} + ${space[16]})`,
});

/** Placeholder of the facts. */
export const pendingFacts = style({ borderBlockStart: vars.border.rule });

const pending = { background: vars.color.paper } as const;
export const pendingDrawing = style({ ...pending, aspectRatio: "760 / 488" });
export const pendingPicture = style({ ...pending, aspectRatio: "4 / 3" });
