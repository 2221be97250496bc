import { createVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { bySpace } from "../../internal/bySpace.ts";
import { media } from "../../theme/scale.ts";

const columnsVar = createVar();
const narrowVar = createVar();

const template = (columns: string) => `repeat(${columns}, minmax(0, 1fr))`;
const count = (variable: string, columns: string) => ({ vars: { [variable]: columns } });

export const grid = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: template(columnsVar),
    minInlineSize: 0,
    "@media": { [media.narrow]: { gridTemplateColumns: template(narrowVar) } },
  },
  variants: {
    /** Number of columns on wide screens. */
    columns: {
      2: count(columnsVar, "2"),
      3: count(columnsVar, "3"),
      4: count(columnsVar, "4"),
    },
    /** Number of columns on a phone; defaults to 1. */
    narrowColumns: { 1: count(narrowVar, "1"), 2: count(narrowVar, "2") },
    /** Space between columns and rows in px; defaults to 24. */
    gap: bySpace((length) => ({ gap: length })),
  },
});
