import type { CatalogueColumn, CatalogueTable } from "@caliper/catalogue-model";
import type { Row } from "../changes/change.ts";
import { cellsOf } from "./table-cells.ts";
import type { Sheet, SheetColumn } from "./workbook.ts";

const kinds: Readonly<Record<CatalogueColumn["type"], SheetColumn["kind"]>> = {
  code: "text",
  text: "text",
  barcode: "text",
  integer: "integer",
  year: "integer",
  boolean: "integer",
  decimal: "decimal",
  price: "money",
};

const widths: Partial<Record<CatalogueColumn["type"], number>> = {
  code: 16,
  text: 24,
  barcode: 18,
};

/** A column of a table as its spreadsheet has it: what was downloaded can be uploaded. */
export function sheetColumn({ header, type }: CatalogueColumn): SheetColumn {
  const width = widths[type];
  return { header, kind: kinds[type], ...(width !== undefined && { width }) };
}

async function* nothing(): AsyncGenerator<never> {
  // A template has no rows.
}

/** A table as a sheet; without rows it is the blank template. */
export function tableSheet(table: CatalogueTable, rows?: AsyncIterable<readonly Row[]>): Sheet {
  async function* cells(pages: AsyncIterable<readonly Row[]>) {
    for await (const page of pages) yield page.map((row) => cellsOf(table.columns, row));
  }
  return {
    name: table.wireName,
    columns: table.columns.map(sheetColumn),
    rows: rows ? cells(rows) : nothing(),
  };
}
