import { type CatalogueColumn, type CatalogueTable, choiceNamed } from "@caliper/catalogue-model";
import type { Row, StoredValue } from "../change.ts";
import { type Cell, readCell } from "./cells.ts";
import { type CellProblem, cellProblem, shownValue } from "../problem.ts";
import { columnBeyond, type SheetSource } from "../sheet-source.ts";
import { message } from "../../messages/message.ts";

/** A row of the sheet with parsed cells. */
export interface ReadRow {
  /** By column name, for the columns of the header; empty cells are null. */
  readonly values: Row;
  readonly problems: readonly CellProblem[];
  /** Headers of the cells from which invisible characters were removed. */
  readonly cleaned: readonly string[];
}

/** One of the portal's names of a value as the value itself: Front for `Delantera`. */
const stored = (column: CatalogueColumn, cell: Cell): Cell =>
  (typeof cell === "string" ? choiceNamed(column, cell) : undefined) ?? cell;

/** Parses the cells of one row and collects their problems. */
export function readRow(
  columns: readonly CatalogueColumn[],
  cells: readonly Cell[],
  source: SheetSource = {},
): ReadRow {
  const values: Record<string, StoredValue> = {};
  const problems: CellProblem[] = [];
  const cleaned: string[] = [];
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? null;
    const reading = readCell(column, stored(column, cell));
    if (!("value" in reading)) {
      problems.push({ column: column.header, value: shownValue(cell), ...reading });
      continue;
    }
    values[column.name] = reading.value;
    if (reading.cleaned) cleaned.push(column.header);
  }
  // Cells beyond the header would be lost.
  const at = cells.findIndex(
    (cell, index) => index >= columns.length && cell !== null && cell !== "",
  );
  if (at >= 0) {
    const column = columnBeyond(source, at);
    const header = `column ${column}`;
    const expected = message("cell.surplus");
    problems.push(cellProblem({ header }, cells[at], "surplus", expected, { column }));
  }
  return { values, problems, cleaned };
}

/** Reports required columns that would be empty in the resulting row. */
export function requiredProblems(table: CatalogueTable, row: Row): CellProblem[] {
  return table.columns
    .filter((column) => column.required && (row[column.name] ?? null) === null)
    .map((column) => cellProblem(column, null, "required", message("cell.required")));
}
