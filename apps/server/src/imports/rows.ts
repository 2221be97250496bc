import type { CatalogueColumn, CatalogueTable } from "@caliper/catalogue-model";
import type { Row, Stored } from "../changes/change.ts";
import { type Cell, readCell } from "./cells.ts";
import { type CellProblem, shownValue } from "./problem.ts";

/** A row of the sheet after its cells have been read. */
export interface ReadRow {
  /** By column name; the columns of the header only, empty cells as null. */
  readonly values: Row;
  readonly problems: readonly CellProblem[];
}

/** Reads the cells of one row by the columns of the header, and says what is wrong with each. */
export function readRow(columns: readonly CatalogueColumn[], cells: readonly Cell[]): ReadRow {
  const values: Record<string, Stored> = {};
  const problems: CellProblem[] = [];
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? null;
    const reading = readCell(column, cell);
    const about = { column: column.header, value: shownValue(cell) };
    if (!("value" in reading)) {
      problems.push({ ...about, ...reading });
      continue;
    }
    values[column.name] = reading.value;
  }
  // What holds more cells than the header has names would lose them.
  const surplus = cells.slice(columns.length).find((cell) => cell !== null && cell !== "");
  if (surplus !== undefined) {
    problems.push({
      column: `column ${columns.length + 1}`,
      value: shownValue(surplus),
      kind: "text",
      expected: "nothing to the right of the last header",
    });
  }
  return { values, problems };
}

/** The problems of a row whose required cells are empty, once it is known what the row would hold. */
export function requiredProblems(table: CatalogueTable, row: Row): CellProblem[] {
  return table.columns
    .filter((column) => column.required && (row[column.name] ?? null) === null)
    .map((column) => ({
      column: column.header,
      value: "",
      kind: "required",
      expected: "a value; the column is required",
    }));
}
