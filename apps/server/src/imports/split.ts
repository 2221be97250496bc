import { type CatalogueColumn, codesIn } from "@caliper/catalogue-model";
import type { ChangeSetRow } from "../db/schema.ts";
import type { Cell } from "./cells.ts";
import type { ComparedRow } from "./compare.ts";
import { shownValue } from "./problem.ts";

/** Rows that one row of the sheet may become; sequence numbers leave room for them. */
export const maxParts = 100;

/** Headers of the columns whose lists of codes become rows. */
export const splitColumns = ({ split }: Pick<ChangeSetRow, "split">): readonly string[] =>
  JSON.parse(split ?? "[]") as string[];

/**
 * The rows that a row of the sheet stands for: one for each code of a list in the columns with these
 * headers; the row itself if there is no list, or too long a one.
 */
export function partsOf(
  columns: readonly CatalogueColumn[],
  split: readonly string[],
  cells: readonly Cell[],
): readonly (readonly Cell[])[] {
  let parts: (readonly Cell[])[] = [cells];
  for (const [at, { header }] of columns.entries()) {
    const cell = cells[at];
    if (typeof cell !== "string" || !split.includes(header)) continue;
    const codes = codesIn(cell);
    if (codes.length > 1) parts = parts.flatMap((part) => codes.map((code) => part.with(at, code)));
  }
  return parts.length > maxParts ? [cells] : parts;
}

/** The row with its problems about the whole cell of a list, because corrections replace whole cells. */
export function aboutWholeCells(
  row: ComparedRow,
  columns: readonly CatalogueColumn[],
  split: readonly string[],
  cells: readonly Cell[],
): ComparedRow {
  const problems = row.problems.map((problem) => {
    if (!split.includes(problem.column)) return problem;
    const at = columns.findIndex(({ header }) => header === problem.column);
    return { ...problem, value: shownValue(cells[at]) };
  });
  return { ...row, problems };
}
