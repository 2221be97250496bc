/** The specification's rules for the names and headers of spreadsheets. */

import {
  type CatalogueTable,
  catalogueTables,
  type ColumnType,
  headerKey,
  isUnitName,
  matchHeader,
} from "@caliper/catalogue-model";
import { type ColumnMeaning, meant, spreadNamed } from "./meaning.ts";
import type { ColumnKind, SheetCell } from "./numbers.ts";

type Row = readonly SheetCell[];

/**
 * The table of a file: its name without the extension, the first dot and the first digit.
 * `1brake_rotors.xlsx` is for brake_rotors, and so is `brake_rotors.xlsx`.
 */
export function tableNameOf(fileName: string): string {
  const extension = /\.[^.]*$/u;
  return fileName.replace(extension, "").replace(".", "").replace(/\d/u, "").trim();
}

/** A table by its name on the wire, in any spelling. */
export function tableSpelled(name: string): CatalogueTable | undefined {
  const key = headerKey(name);
  return catalogueTables.find(({ wireName }) => headerKey(wireName) === key);
}

export const isEmpty = (cell: SheetCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** A row without the empty cells at its end. */
export function trimmed(row: Row): Row {
  const length = row.findLastIndex((cell) => !isEmpty(cell)) + 1;
  return length === row.length ? row : row.slice(0, length);
}

/** A row as the names of columns. */
export const namesIn = (row: Row = []): readonly string[] =>
  trimmed(row).map((cell) => (isEmpty(cell) ? "" : String(cell).trim()));

/** The last row in which a header is looked for. */
export const lastHeaderRow = 20;

/**
 * The row with the most names of the table's columns among the first 20, from 1; undefined without one. A single name counts only
 * if the row has no other cell.
 */
export function namedRow(rows: readonly Row[], table: CatalogueTable): number | undefined {
  let best: { row: number; found: number } | undefined;
  for (const [index, row] of rows.slice(0, lastHeaderRow).entries()) {
    const names = namesIn(row).filter((name) => name !== "");
    const matchCount = new Set(
      names.flatMap((name) => {
        const match = matchHeader(table, name);
        if (match) return match.kind === "note" ? [] : [match.column.header];
        return spreadNamed(table, name) ? [name] : [];
      }),
    ).size;
    if (matchCount < Math.min(2, names.length) || matchCount === 0) continue;
    if (matchCount > (best?.found ?? 0)) best = { row: index + 1, found: matchCount };
  }
  return best?.row;
}

/**
 * The first row is the header; when it has an empty cell, the second is. A first row that is narrower
 * than the second counts as a title over the table.
 */
function ruleRow(rows: readonly Row[]): number {
  const first = trimmed(rows[0] ?? []);
  const second = trimmed(rows[1] ?? []);
  return first.some(isEmpty) || first.length < second.length || first.length === 0 ? 2 : 1;
}

/** The row of the header, from 1: the one with names of the table's columns, or else the one defined by the specification. */
export function headerRowOf(rows: readonly Row[], table: CatalogueTable | undefined): number {
  return (table && namedRow(rows, table)) ?? ruleRow(rows);
}

/**
 * The names of a header with the units of the row under it: `Espesor` over `mm` is `Espesor (mm)`. A row of units has nothing else.
 * @returns undefined without a row of units
 */
export function namesWithUnits(header: Row = [], below: Row = []): readonly string[] | undefined {
  const units = namesIn(below);
  const isUnits = units.length > 0 && units.every((unit) => unit === "" || isUnitName(unit));
  if (!isUnits) return undefined;
  return namesIn(header).map((name, at) => {
    const unit = units[at] ?? "";
    return name === "" || unit === "" ? name : `${name} (${unit.replace(/^[([]|[)\]]$/gu, "")})`;
  });
}

/** A sheet as its header and every row under it, including blank rows in between, so that row numbers stay right. */
export function headed(all: readonly Row[], headerRow: number) {
  const rows = all.slice(headerRow).map(trimmed);
  const count = rows.findLastIndex(({ length }) => length > 0) + 1;
  return { header: namesIn(all[headerRow - 1]), rows: rows.slice(0, count) };
}

const kindOfType: Readonly<Record<ColumnType, NonNullable<ColumnKind>>> = {
  code: "codes",
  barcode: "codes",
  text: "texts",
  date: "texts",
  time: "texts",
  integer: "numbers",
  decimal: "numbers",
  year: "numbers",
  price: "prices",
  boolean: "numbers",
};

/** What the columns under a header, from 1, contain; undefined for a column that the table does not have. */
export function columnKinds(table: CatalogueTable | undefined, columns: readonly ColumnMeaning[]) {
  const kinds = columns.map((meaning) => {
    const match = table && meant(table, meaning);
    return match && kindOfType[match.column.type];
  });
  return (column: number): ColumnKind => kinds[column - 1];
}
