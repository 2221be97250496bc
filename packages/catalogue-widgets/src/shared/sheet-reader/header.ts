/** The specification's rules for the names and headers of spreadsheets. */

import { catalogueTables, type ColumnType, headerKey } from "@caliper/catalogue-model";

type Cell = string | number | boolean | null;

/**
 * The table of a file: its name without the extension, the first dot and the first digit.
 * `1brake_rotors.xlsx` is for brake_rotors, and so is `brake_rotors.xlsx`.
 */
export function tableNameOf(fileName: string): string {
  const extension = /\.[^.]*$/u;
  return fileName.replace(extension, "").replace(".", "").replace(/\d/u, "").trim();
}

const isEmpty = (cell: Cell | undefined) =>
  cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** A row without the empty cells at its end. */
export function trimmed(row: readonly Cell[]): readonly Cell[] {
  let end = row.length;
  while (end > 0 && isEmpty(row[end - 1])) end -= 1;
  return end === row.length ? row : row.slice(0, end);
}

export interface HeadedRows {
  readonly header: readonly string[];
  readonly headerRow: 1 | 2;
  /** Every row under the header, including blank rows in between, so that row numbers stay right. */
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * The first row is the header; when it has an empty cell, the second is. A first row that is narrower
 * than the second counts as a title over the table.
 */
export function headed(all: readonly (readonly Cell[])[]): HeadedRows {
  const first = trimmed(all[0] ?? []);
  const second = trimmed(all[1] ?? []);
  const hasGap = first.some(isEmpty) || first.length < second.length || first.length === 0;
  const headerRow = hasGap ? 2 : 1;
  const header = (hasGap ? second : first).map((cell) =>
    cell === null ? "" : String(cell).trim(),
  );
  const rows = all.slice(headerRow).map(trimmed);
  let end = rows.length;
  while (end > 0 && rows[end - 1]?.length === 0) end -= 1;
  return { header, headerRow, rows: rows.slice(0, end) };
}

const kindOfType: Readonly<Record<ColumnType, "codes" | "texts" | "numbers">> = {
  code: "codes",
  barcode: "codes",
  text: "texts",
  integer: "numbers",
  decimal: "numbers",
  year: "numbers",
  price: "numbers",
  boolean: "numbers",
};

/**
 * Tells for a table by its name on the wire what a sheet's columns, from 1, hold. It reads
 * the header among the rows so far; a column that the table does not have is undefined.
 */
export function columnKinds(tableName: string) {
  const key = headerKey(tableName);
  const table = catalogueTables.find(({ wireName }) => headerKey(wireName) === key);
  const types = new Map(table?.columns.map(({ header, type }) => [headerKey(header), type]));
  let header: readonly string[] | undefined;
  return (rows: readonly (readonly Cell[])[], column: number) => {
    if (table === undefined) return undefined;
    header ??= headed(rows).header;
    const type = types.get(headerKey(header[column - 1] ?? ""));
    return type && kindOfType[type];
  };
}
