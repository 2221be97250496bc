import type { CatalogueTable } from "@caliper/catalogue-model";
import type { ChangeRow } from "../change-row.ts";
import type { ChangeSet } from "../change-set.ts";
import type { CellProblem } from "../problem.ts";
import { type NewCell, suggestionFor } from "./suggestions.ts";

/** Cells of a cause with the same value. */
export interface EqualCells {
  /** Row of the first cell in the sheet. */
  readonly row: number;
  /** The problem of the first cell. */
  readonly problem: CellProblem;
  readonly count: number;
  /** The probable value; null empties the cell. Absent if it is uncertain. */
  readonly suggestion?: NewCell;
}

/** Cells of one column with the same kind of problem. */
export interface Cause {
  readonly column: string;
  readonly kind: CellProblem["kind"];
  /** Cells are only unlikely; their rows can be applied. */
  readonly isWarning: boolean;
  readonly cells: number;
  /** The most frequent values, at most 20. */
  readonly alike: readonly EqualCells[];
  /** Different values. */
  readonly values: number;
  /** Cells whose value has a suggestion. */
  readonly suggested: number;
}

const maxCauses = 50;
const maxAlike = 20;
/** Further distinct values of one cause are counted but not grouped. */
const maxValues = 20_000;

type Problems = Pick<ChangeRow, "sheetRow" | "kind" | "problems">;

/** The kinds of rows of a set that have problems. */
export const kindsWithProblems = ({ counts }: ChangeSet): ChangeRow["kind"][] =>
  counts.warned > 0 ? ["invalid", "changed", "added"] : ["invalid"];

/** Groups the problems of an import's rows by column and kind, the largest groups first. */
export async function causesOf(
  table: CatalogueTable,
  pages: AsyncIterable<readonly Problems[]>,
): Promise<Cause[]> {
  const causes = new Map<string, Omit<Cause, "alike" | "values" | "suggested">>();
  const alike = new Map<string, Map<string, EqualCells>>();
  for await (const rows of pages) {
    for (const row of rows) {
      for (const problem of row.problems) {
        const { column, kind, value } = problem;
        const key = JSON.stringify([column, kind]);
        const cause = causes.get(key) ?? {
          column,
          kind,
          isWarning: row.kind !== "invalid",
          cells: 0,
        };
        causes.set(key, { ...cause, cells: cause.cells + 1 });
        const cells = alike.get(key) ?? new Map<string, EqualCells>();
        alike.set(key, cells);
        const same = cells.get(value);
        if (same) cells.set(value, { ...same, count: same.count + 1 });
        else if (cells.size < maxValues) {
          const suggestion = suggestionFor(table, problem);
          const first = { row: row.sheetRow ?? 0, problem, count: 1 };
          cells.set(value, suggestion === undefined ? first : { ...first, suggestion });
        }
      }
    }
  }
  return [...causes]
    .toSorted(([, a], [, b]) => Number(a.isWarning) - Number(b.isWarning) || b.cells - a.cells)
    .slice(0, maxCauses)
    .map(([key, cause]) => {
      const all = [...(alike.get(key)?.values() ?? [])];
      const suggested = all.filter(({ suggestion }) => suggestion !== undefined);
      return {
        ...cause,
        alike: all.toSorted((a, b) => b.count - a.count).slice(0, maxAlike),
        values: all.length,
        suggested: suggested.reduce((cells, { count }) => cells + count, 0),
      };
    });
}

/** A change of all cells of a cause. */
export interface Fix {
  readonly column: string;
  readonly kind: CellProblem["kind"];
  /** `replace` changes cells with `value` to `by`; `suggested` changes each to its suggestion. */
  readonly how: "replace" | "suggested";
  readonly value?: string;
  readonly by?: NewCell;
}

/** The new values of the cells that a fix changes, by row of the sheet. */
export async function fixedCells(
  table: CatalogueTable,
  { column, kind, how, value, by = null }: Fix,
  pages: AsyncIterable<readonly Problems[]>,
): Promise<Map<number, NewCell>> {
  const fixed = new Map<number, NewCell>();
  for await (const rows of pages) {
    for (const row of rows) {
      for (const problem of row.problems) {
        if (problem.column !== column || problem.kind !== kind || row.sheetRow === null) continue;
        const next = how === "suggested" ? suggestionFor(table, problem) : by;
        if (how === "replace" && problem.value !== value) continue;
        if (next !== undefined) fixed.set(row.sheetRow, next);
      }
    }
  }
  return fixed;
}
