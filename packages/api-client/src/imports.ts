/** Imports of spreadsheets: preview, commit, history and undo. */
import { relatedTables } from "@caliper/catalogue-model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import { type ApiError, isApiError } from "./errors.ts";
import * as operation from "./generated/endpoints.ts";
import {
  apiMutation,
  apiQuery,
  fixedQuery,
  keyOf,
  pagesQuery,
  reread,
  rootKey,
  store,
} from "./query.ts";
import type { DeepReadonly, Query, Wire } from "./wire.ts";

/** What a cell of a spreadsheet holds; null when it is empty. */
export type SheetCell = string | number | boolean | null;

/** An import, or another change of the catalogue in the same history. */
export type DataImport = DeepReadonly<Wire<"Import">>;
export type ImportCounts = DeepReadonly<Wire<"ImportCounts">>;
export type ImportState = Wire<"ImportState">;
export type ImportRowKind = Wire<"ImportRowKind">;
export type CellProblem = DeepReadonly<Wire<"CellProblem">>;
/** The rows of each kind in groups of consecutive rows of the sheet. */
export type ImportMap = DeepReadonly<Wire<"ImportMap">>;

export type ImportCause = DeepReadonly<Wire<"ImportCauses">["causes"][number]>;
/** A change of all cells of a cause. */
export type ImportFix = DeepReadonly<Wire<"ImportFix">>;
export type ChangeHistory = DeepReadonly<Wire<"History">>;
/** How long changes are kept. */
export type HistoryRetention = DeepReadonly<Wire<"HistoryRetention">>;
export type UndoResult = DeepReadonly<Wire<"UndoResult">>;
export type OwnCodes = DeepReadonly<Wire<"OwnCodes">>;
export type LoadableTable = DeepReadonly<Wire<"LoadableTable">>;
export type LoadableColumn = LoadableTable["columns"][number];

export interface ImportCell {
  /** The new value; for a removed row the old one, for an invalid row the value as sent. */
  readonly value: SheetCell;
  /** The current value; only where the import changes it. */
  readonly before?: SheetCell;
}

export interface ImportRow extends Readonly<Omit<Wire<"ImportRow">, "cells">> {
  /** By header. */
  readonly cells: Readonly<Record<string, ImportCell>>;
}

export interface ImportRows extends Readonly<Omit<Wire<"ImportRows">, "rows">> {
  readonly rows: readonly ImportRow[];
}

export interface ImportRowsArgs extends Readonly<Query<"importRows">> {
  readonly id: string;
  /** The import's comparison, because rows differ between comparisons. */
  readonly comparedAt?: string | undefined;
}

/** Imports, newest first, in pages. */
export function importsQuery(
  client: ApiClient,
  query: Readonly<Omit<Query<"listImports">, "before">> = {},
) {
  return pagesQuery(client, operation.listImports, {
    input: (before?: string) => ({ query: { ...query, before } }),
    next: (page) => page.next,
    select: (pages): readonly DataImport[] => pages.flatMap(({ imports }) => imports),
  });
}

/** The size of the history of changes, and how long it is kept. */
export const historyQuery = fixedQuery(operation.getHistory, {});

/** After a change of the list of imports. */
export const rereadImports = (queries: QueryClient) =>
  reread(
    queries,
    operation.listImports,
    operation.getImport,
    operation.getHistory,
    operation.listTables,
  );

/** Sets how long changes are kept; returns the history as a whole. */
export const setHistoryMutation = apiMutation(operation.setHistory, {
  input: (body: HistoryRetention) => ({ body }),
  onSuccess: (queries, changed) => queries.setQueryData(keyOf(operation.getHistory), changed),
});

/** After how many hours stock is not current. */
export const stockSettingsQuery = fixedQuery(operation.getStockSettings, {});

export const setStockSettingsMutation = apiMutation(operation.setStockSettings, {
  input: (body: Wire<"StockSettings">) => ({ body }),
  onSuccess: invalidateAll,
});

/** Between two calls for an import that is not compared yet. */
const stagingPollMs = 2000;

/** An import as it is now; the server compares it again when its table has changed since. */
export function importQuery(client: ApiClient, id: string) {
  const query = apiQuery(client, operation.getImport, {
    path: { id },
    staleTime: 0,
  });
  return queryOptions<DataImport, ApiError>({
    ...query,
    // While its rows are compared, or still arrive.
    refetchInterval: ({ state }) => (state.data?.state === "staging" ? stagingPollMs : false),
  });
}

/** A part of what an import changes: invalid rows first, then changed, added and removed ones. */
export function importRowsQuery(client: ApiClient, args: ImportRowsArgs) {
  const { id, kind, warned = false, comparedAt, offset, limit } = args;
  return apiQuery(client, operation.importRows, {
    path: { id },
    query: { offset, limit, kind, ...(warned && { warned }) },
    version: comparedAt,
    toDomain: importRowsOf,
  });
}

/** Where in the sheet an import changes rows. */
export function importMapQuery(
  client: ApiClient,
  { id, comparedAt }: Pick<ImportRowsArgs, "id" | "comparedAt">,
) {
  return apiQuery(client, operation.importMap, {
    path: { id },
    version: comparedAt,
  });
}

/** The problems of a comparison by cause. */
export function importCausesQuery(
  client: ApiClient,
  { id, comparedAt }: Pick<ImportRowsArgs, "id" | "comparedAt">,
) {
  return apiQuery(client, operation.importCauses, {
    path: { id },
    version: comparedAt,
    toDomain: ({ causes }): readonly ImportCause[] => causes,
  });
}

/** Every table that a spreadsheet can be loaded into, with its columns. */
export const loadableTablesQuery = fixedQuery(operation.listTables, {});

function importRowsOf(wire: Wire<"ImportRows">): ImportRows {
  return {
    ...wire,
    rows: wire.rows.map(({ cells, ...row }) => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(cells).map(([header, values]): [string, ImportCell] => {
          const [first = null, second] = values;
          return [
            header,
            second === undefined ? { value: first } : { value: second, before: first },
          ];
        }),
      ),
    })),
  };
}

export interface CellCorrection extends DeepReadonly<Wire<"CellCorrection">> {
  readonly id: string;
  readonly row: number;
}

/** Replaces a cell of the sheet; returns the import with its new counts. */
export const correctCellMutation = apiMutation(operation.correctImportCell, {
  input: ({ id, row, ...body }: CellCorrection) => ({ path: { id, row }, body }),
  onSuccess: storeImport,
});

/** Changes all cells of a cause alike; returns the import with its new counts. */
export const fixCellsMutation = apiMutation(operation.fixImportCells, {
  input: ({ id, ...body }: ImportFix & { readonly id: string }) => ({ path: { id }, body }),
  onSuccess: storeImport,
});

export interface Decision extends DeepReadonly<Wire<"ImportDecision">> {
  readonly id: string;
}

export const commitImportMutation = apiMutation(operation.commitImport, {
  input: ({ id, ...body }: Decision) => ({ path: { id }, body }),
  onSuccess: (queries, changed) => {
    storeImport(queries, changed);
    invalidateAll(queries);
  },
});

/** Returns the rows that were edited since and stay unchanged. */
export const undoImportMutation = apiMutation(operation.undoImport, {
  input: (id: string) => ({ path: { id } }),
  onSuccess: invalidateAll,
});

export const discardImportMutation = apiMutation(operation.discardImport, {
  input: (id: string) => ({ path: { id } }),
  onSuccess: rereadImports,
});

function storeImport(queries: QueryClient, changed: DataImport): void {
  store(queries, operation.getImport, changed);
}

/** Any query may depend on what an import has changed. */
function invalidateAll(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: rootKey });
}

/**
 * The server's reason for refusing rows: the wire's `sqlMessage`, or the detail of another problem.
 * Undefined without one.
 */
export function refusalOf(error: unknown): string | undefined {
  if (!isApiError(error) || error.problem === undefined) return undefined;
  const { problem } = error;
  if ("sqlMessage" in problem && typeof problem.sqlMessage === "string") return problem.sqlMessage;
  return problem.detail;
}

/** A link sends the browser's language, not the reader's. */
function link(client: ApiClient, path: string): string {
  const url = `${client.baseUrl}${path}`;
  const language = client.language();
  return language === undefined ? url : `${url}?lang=${encodeURIComponent(language)}`;
}

/** The table as it is now, as a spreadsheet in the reader's language that can be loaded again. */
export const tableDownloadUrl = (client: ApiClient, table: string): string =>
  link(client, `/api/descargar-excel/${encodeURIComponent(table)}`);

/** A spreadsheet with the table's header in the reader's language and no rows. */
export const templateUrl = (client: ApiClient, table: string): string =>
  link(client, `/api/v1/tables/${encodeURIComponent(table)}/template`);

/** The invalid rows of an import as a spreadsheet, with the problems in a last column. */
export const problemsUrl = (client: ApiClient, id: string): string =>
  link(client, `/api/v1/imports/${encodeURIComponent(id)}/problems`);

/** The user's own codes of our parts. */
export const ownCodesQuery = fixedQuery(operation.listOwnCodes, {
  staleTime: 0,
});

/** Removes all of the user's own codes, as an import that can be undone. */
export const removeOwnCodesMutation = apiMutation(operation.excelUpload, {
  input: () => {
    const { wireName: table_name, columns } = relatedTables.customer_code;
    const Header = columns.slice(1, 3).map(({ header }) => header);
    return { body: { table_name, tipo: "total", Header, Data: [] } };
  },
  onSuccess: invalidateAll,
});
