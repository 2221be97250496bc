import { type CatalogueColumn, codesIn, wvaNumbers } from "@caliper/catalogue-model";
import type { Cell } from "../upload/cells.ts";
import type { ComparedRow } from "./compare.ts";
import { shownValue } from "../problem.ts";
import { nameKey } from "./vocabulary.ts";

/** Rows that one row of the sheet may become; sequence numbers reserve space for them. */
export const maxParts = 100;

/** Brands whose codes are plate numbers, of which trade sheets list several in a cell, and how their lists are read. */
const plateNumbers: Readonly<Record<string, (text: string) => readonly string[]>> = {
  wva: wvaNumbers,
  fmsi: codesIn,
};

/** Reads the list of plate numbers in a row; undefined for a row of another brand. */
function plateListOf(columns: readonly CatalogueColumn[], cells: readonly Cell[]) {
  const brand = cells[columns.findIndex(({ names }) => names === "brand")];
  return typeof brand === "string" ? plateNumbers[nameKey(brand)] : undefined;
}

/**
 * The rows that a row of the sheet becomes: one for each code of a list in the columns with these
 * headers, and for each plate number of an interchange; the row itself if there is no list, or the list is too long.
 */
export function partsOf(
  columns: readonly CatalogueColumn[],
  split: readonly string[],
  cells: readonly Cell[],
): readonly (readonly Cell[])[] {
  let parts: (readonly Cell[])[] = [cells];
  const platesIn = plateListOf(columns, cells);
  for (const [at, { header, name }] of columns.entries()) {
    const cell = cells[at];
    if (typeof cell !== "string") continue;
    const plates = name === "interchange" ? platesIn?.(cell) : undefined;
    const codes = plates ?? (split.includes(header) ? codesIn(cell) : []);
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
  const isSplit = partsOf(columns, split, cells).length > 1;
  const problems = row.problems.map((problem) => {
    const at = columns.findIndex(({ header }) => header === problem.column);
    const isList = isSplit && columns[at]?.type === "code";
    return isList ? { ...problem, value: shownValue(cells[at]) } : problem;
  });
  return { ...row, problems };
}
