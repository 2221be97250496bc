import { createVar, fallbackVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { bySpace } from "../../internal/bySpace.ts";
import { media } from "../../theme/scale.ts";

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
type Count = (typeof counts)[number];

const byCount = <Style>(rule: (count: Count) => Style) =>
  Object.fromEntries(counts.map((count) => [count, rule(count)])) as Record<Count, Style>;

const columnsVar = createVar();
const narrowVar = createVar();
const spanVar = createVar();

const template = (columns: string) => `repeat(${columns}, minmax(0, 1fr))`;
/** Children read the span from the grid, so collapsing is one switch on the parent. */
const collapsed = (query: string) => ({
  "@media": {
    [query]: { gridTemplateColumns: template(narrowVar), vars: { [spanVar]: "1 / -1" } },
  },
});

export const grid = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: template(columnsVar),
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: "none",
    // A grid inside a collapsed one decides for itself.
    vars: { [spanVar]: "initial" },
  },
  variants: {
    /** Equal columns on a desk; 12 unless told. */
    columns: byCount((count) => ({ vars: { [columnsVar]: `${count}` } })),
    /** Columns once it has collapsed; 1 unless told. */
    narrowColumns: byCount((count) => ({ vars: { [narrowVar]: `${count}` } })),
    /** Space between columns and rows in px; 24 unless told. */
    gap: bySpace((length) => ({ gap: length })),
    /** Space between rows in px, where it differs from that between columns. */
    rowGap: bySpace((length) => ({ rowGap: length })),
    /** How the children of a row stand to each other; stretched unless told. */
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "start" },
      center: { alignItems: "center" },
      end: { alignItems: "end" },
    },
    /** The width at which it becomes `narrowColumns`: a phone's unless told. */
    collapseAt: {
      narrow: collapsed(media.narrow),
      medium: collapsed(media.medium),
      never: {},
    },
  },
  defaultVariants: { columns: 12 },
});

export const item = recipe({
  base: { minInlineSize: 0 },
  variants: {
    /** Columns that the child takes. */
    span: byCount((count) => ({ gridColumn: fallbackVar(spanVar, `span ${count}`) })),
  },
});
