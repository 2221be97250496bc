import type { Body, Wire } from "@caliper/api-client/wire";
import { type CatalogueTable, tableByWireName } from "@caliper/catalogue-model";
import type { Batch } from "../../loading/upload/staging.ts";
import { type MessageLanguage, message } from "../../messages/message.ts";
import { render } from "../../messages/render.ts";
import { instant } from "./accounts.ts";
import { problemBody } from "./cell-problem.ts";
import { Refusal } from "../../refusal.ts";
import { tableNamed, type KeptRow, type Row, cellsOf } from "../../loading/change.ts";
import type { ChangeSet } from "../../loading/change-set.ts";
import type { ChangeRow } from "../../loading/change-row.ts";
import type { Cause } from "../../loading/review/causes.ts";
import type { Cell } from "../../loading/upload/cells.ts";
import { sheetRowOf, type SheetSource } from "../../loading/sheet-source.ts";
import type { LoadFields } from "../../workbooks/workbook-loads.ts";

/** @throws Refusal when the table does not exist */
export function batchOf(body: Body<"excelUpload">): Batch {
  const table = tableByWireName(body.table_name);
  if (!table) {
    const field = {
      field: "body/table_name",
      value: body.table_name,
      expected: message("expected.table"),
    };
    throw new Refusal("invalid", message("table.unnamed", { table: body.table_name }), {
      fields: [field],
    });
  }
  const { upload_id, file_name, header_row, batch, batches, preview } = body;
  const source: SheetSource = {
    ...(body.sheet_name !== undefined && { sheet: body.sheet_name }),
    ...(body.hidden_rows !== undefined && { hiddenRows: body.hidden_rows }),
    ...(body.dollar_cells !== undefined && { dollarCells: body.dollar_cells }),
    ...(body.remark_rows !== undefined && { remarkRows: body.remark_rows }),
    ...(body.hidden_columns !== undefined && { hiddenColumns: body.hidden_columns }),
    ...(body.hidden_sheets !== undefined && { hiddenSheets: body.hidden_sheets }),
    ...(body.sheet_columns !== undefined && { columns: body.sheet_columns }),
    ...(body.further_columns !== undefined && { furtherColumns: body.further_columns }),
  };
  return {
    table: table.name,
    mode: body.tipo,
    header: body.Header,
    rows: body.Data,
    ...(upload_id !== undefined && { uploadId: upload_id }),
    ...(file_name !== undefined && { fileName: file_name }),
    ...(header_row !== undefined && { headerRow: header_row }),
    ...(batch !== undefined && { batch }),
    ...(batches !== undefined && { batches }),
    ...(Object.keys(source).length > 0 && { source }),
    ...(preview !== undefined && { preview }),
  };
}

/** The fields of a form with a workbook. */
export const workbookFields: ReadonlyMap<string, keyof LoadFields> = new Map([
  ["table_name", "table"],
  ["tipo", "mode"],
  ["preview", "preview"],
]);

/** The stored states of one on the wire. */
export const statesOf = (state: Wire<"ImportState">): readonly ChangeSet["state"][] =>
  state === "staging" ? ["staging", "comparing"] : [state];

export function importOf(set: ChangeSet, language: MessageLanguage): Wire<"Import"> {
  const counts = set.counts;
  return {
    id: set.id,
    kind: set.kind,
    table: tableNamed(set.table).wireName,
    mode: set.mode ?? "partial",
    // Callers wait the same way for batches and for the comparison.
    state: set.state === "comparing" ? "staging" : set.state,
    user: set.username,
    rows: set.rows,
    counts: {
      ...counts,
      scaled: [...counts.scaled],
      cleaned: [...counts.cleaned],
      newNames: [...counts.newNames],
      renamed: [...counts.renamed],
      dependants: Object.fromEntries(
        Object.entries(counts.dependants).map(([name, rows]) => [tableNamed(name).wireName, rows]),
      ),
    },
    createdAt: instant(set.createdAt),
    ...(set.reason !== null && { reason: render(set.reason, language) }),
    ...(set.fileName !== null && { fileName: set.fileName }),
    ...(set.headerRow !== null && { headerRow: set.headerRow }),
    ...(set.header.length > 0 && { header: [...set.header] }),
    ...sourceBody(set),
    ...(set.split.length > 0 && { split: [...set.split] }),
    ...(set.batches !== null && { batches: set.batches }),
    ...(set.state === "ready" && { comparedAt: instant(set.touchedAt) }),
    ...(set.committedAt !== null && { committedAt: instant(set.committedAt) }),
    ...(set.durationMs !== null && { durationMs: set.durationMs }),
    ...(set.undoneAt !== null && { undoneAt: instant(set.undoneAt) }),
    ...(set.undoes !== null && { undoes: set.undoes }),
    ...(set.undoneBy !== null && { undoneBy: set.undoneBy }),
  };
}

function sourceBody(set: ChangeSet) {
  const {
    hiddenColumns,
    hiddenSheets,
    columns: _columns,
    furtherColumns: _furtherColumns,
    headerRow: _headerRow,
    ...others
  } = set.source;
  return {
    ...others,
    ...(hiddenColumns && { hiddenColumns: [...hiddenColumns] }),
    ...(hiddenSheets && { hiddenSheets: [...hiddenSheets] }),
  };
}

/** The problems of an import by cause. */
export const causesBody = (
  causes: readonly Cause[],
  set: ChangeSet,
  language: MessageLanguage,
): Wire<"ImportCauses"> => ({
  causes: causes.map(({ alike, ...cause }) => ({
    ...cause,
    alike: alike.map(({ row, problem, ...cells }) => ({
      ...cells,
      problem: problemBody(row, problem, language, sheetRowOf(set.source, row)),
    })),
  })),
});

/** By header: the value, or the old and the new value. */
function comparedCells(table: CatalogueTable, before: Row | null, after: Row | null) {
  const old = before && cellsOf(table.columns, before);
  const next = after && cellsOf(table.columns, after);
  const cells: Record<string, Cell[]> = {};
  for (const [index, { header }] of table.columns.entries()) {
    const was = old?.[index] ?? null;
    const is = next?.[index] ?? null;
    cells[header] = old && next && was !== is ? [was, is] : [next ? is : was];
  }
  return cells;
}

function sentCells(header: readonly string[], cells: readonly Cell[]) {
  return Object.fromEntries(header.map((name, index) => [name, [cells[index] ?? null]]));
}

export const problemsOf = (
  { sheetRow: at, problems }: ChangeRow,
  source: SheetSource,
  language: MessageLanguage,
): Wire<"CellProblem">[] => {
  const row = at ?? 0;
  const sheetRow = sheetRowOf(source, row);
  return problems.map((problem) => problemBody(row, problem, language, sheetRow));
};

/** A row of the preview. Invalid rows show the cells under the header of the sheet. */
export function importRowOf(
  row: ChangeRow,
  { header, source }: Pick<ChangeSet, "header" | "source">,
  language: MessageLanguage,
): Wire<"ImportRow"> {
  const sheetRow = sheetRowOf(source, row.sheetRow ?? 0);
  const { table, before, after } = row.change;
  return {
    kind: row.kind,
    key: row.label,
    cells:
      row.cells === null
        ? comparedCells(tableNamed(table), before, after)
        : sentCells(header, row.cells),
    problems: row.kind === "invalid" ? problemsOf(row, source, language) : [],
    warnings: row.kind === "invalid" ? [] : problemsOf(row, source, language),
    ...(row.sheetRow !== null && { row: row.sheetRow }),
    ...(row.sheetRow !== null && sheetRow !== row.sheetRow && { sheetRow }),
  };
}

export const undoneRow = ({ table, label }: KeptRow): Wire<"UndoneRow"> => ({
  table: tableNamed(table).wireName,
  key: label,
});
