import type { Wire } from "@caliper/api-client/wire";
import type { Cell } from "../upload/cells.ts";

type Sheet = readonly (readonly Cell[])[];

const byText = (sheet: Sheet) => sheet.map((row) => JSON.stringify(row)).toSorted();

/**
 * Applies a preview, cell by cell, to a copy of the table, independently of the server's comparison.
 * @returns the rows as text, sorted
 * @throws when the preview changes or removes a row that the table does not have
 */
export function asPreviewed(
  table: Sheet,
  header: readonly string[],
  preview: readonly Wire<"ImportRow">[],
): string[] {
  const counted = new Map<string, number>();
  const count = (row: string, by: number) => counted.set(row, (counted.get(row) ?? 0) + by);
  for (const row of byText(table)) count(row, 1);
  for (const { kind, cells, key } of preview) {
    const side = (which: 0 | -1) =>
      JSON.stringify(header.map((name) => cells[name]?.at(which) ?? null));
    if (kind === "invalid") continue;
    if (kind !== "added") {
      if ((counted.get(side(0)) ?? 0) === 0) throw new Error(`${kind} ${key} is not in the table`);
      count(side(0), -1);
    }
    if (kind !== "removed") count(side(-1), 1);
  }
  return [...counted].flatMap(([row, times]) => Array<string>(times).fill(row)).toSorted();
}

/** A table in the same form. */
export const asItIs = (table: Sheet): string[] => byText(table);

/** Counts the rows of a preview by kind. */
export function addedUp(preview: readonly Wire<"ImportRow">[]) {
  const of = (kind: string) => preview.filter((row) => row.kind === kind).length;
  const changedCells = preview
    .filter(({ kind }) => kind === "changed")
    .flatMap(({ cells }) => Object.values(cells))
    .filter((cell) => cell.length === 2).length;
  return {
    added: of("added"),
    changed: of("changed"),
    removed: of("removed"),
    invalid: of("invalid"),
    changedCells,
  };
}
