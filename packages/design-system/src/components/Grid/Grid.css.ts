import { createVar, fallbackVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { bySpace } from "../../internal/bySpace.ts";
import { media } from "../../theme/scale.ts";
import { plainList } from "../../internal/styles.ts";

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
type Count = (typeof counts)[number];

const byCount = <Style>(rule: (count: Count) => Style) =>
  Object.fromEntries(counts.map((count) => [count, rule(count)])) as Record<Count, Style>;

const columnsVar = createVar();
const narrowVar = createVar();
const spanVar = createVar();

const template = (columns: string) => `repeat(${columns}, minmax(0, 1fr))`;
/** Children read the span from a variable of the grid, so the parent alone controls collapsing. */
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
    ...plainList,
    // A nested grid collapses independently.
    vars: { [spanVar]: "initial" },
  },
  variants: {
    /** Number of columns on wide screens; defaults to 12. */
    columns: byCount((count) => ({ vars: { [columnsVar]: `${count}` } })),
    /** Number of columns once collapsed; defaults to 1. */
    narrowColumns: byCount((count) => ({ vars: { [narrowVar]: `${count}` } })),
    /** Space between columns and rows in px; defaults to 24. */
    gap: bySpace((length) => ({ gap: length })),
    /** Space between rows in px, if it differs from the column gap. */
    rowGap: bySpace((length) => ({ rowGap: length })),
    /** Vertical alignment within a row; defaults to `stretch`. */
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "start" },
      center: { alignItems: "center" },
      end: { alignItems: "end" },
    },
    /** The width at which it collapses; defaults to `narrow`, a phone. */
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
    /** Number of columns. */
    span: byCount((count) => ({ gridColumn: fallbackVar(spanVar, `span ${count}`) })),
  },
});
