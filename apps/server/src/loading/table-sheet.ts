import {
  type CatalogueColumn,
  type CatalogueTable,
  choiceText,
  sheetHeader,
  type WrittenLanguage,
} from "@caliper/catalogue-model";
import { type Row, cellsOf } from "./change.ts";
import type { Sheet, WrittenColumn } from "../spreadsheets/workbook.ts";

const kinds: Readonly<Record<CatalogueColumn["type"], WrittenColumn["kind"]>> = {
  code: "text",
  text: "text",
  date: "text",
  time: "text",
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

/** A column of a table as its spreadsheet has it; named as on the wire without a language. */
function sheetColumn(
  column: CatalogueColumn,
  language: WrittenLanguage | undefined,
): WrittenColumn {
  const width = widths[column.type];
  const header = language ? sheetHeader(column, language) : column.header;
  return { header, kind: kinds[column.type], ...(width !== undefined && { width }) };
}

async function* nothing(): AsyncGenerator<never> {
  // A template has no rows.
}

interface Options {
  /** Without rows it is the blank template. */
  readonly rows?: AsyncIterable<readonly Row[]>;
  /** Language of headers and values; without it, both are as on the wire. */
  readonly language?: WrittenLanguage | undefined;
}

/** A table as a sheet that can be imported again. */
export function tableSheet(table: CatalogueTable, { rows, language }: Options = {}): Sheet {
  const chosen = language ? table.columns.map(({ choices }) => choices !== undefined) : [];
  async function* cells(pages: AsyncIterable<readonly Row[]>) {
    for await (const page of pages) {
      yield page.map((row) =>
        cellsOf(table.columns, row).map((cell, index) => {
          const column = chosen[index] ? table.columns[index] : undefined;
          return column && language && typeof cell === "string"
            ? choiceText(column, cell, language)
            : cell;
        }),
      );
    }
  }
  return {
    name: language ? table.title[language] : table.wireName,
    columns: table.columns.map((column) => sheetColumn(column, language)),
    rows: rows ? cells(rows) : nothing(),
  };
}
