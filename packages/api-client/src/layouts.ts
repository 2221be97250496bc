/** The meaning of columns in suppliers' sheets, as matched by administrators. */
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiMutation, apiQuery, nothing, reread } from "./query.ts";
import type { Wire } from "./wire.ts";

export type SheetLayout = Readonly<Wire<"SheetLayout">>;

export type ColumnMeaning = Wire<"ColumnMeaning">;

export interface NewSheetLayout {
  /** A name that `loadableTablesQuery` lists. */
  readonly table: string;
  readonly header: readonly string[];
  /**
   * The table's column for each of them, with a unit in parentheses if it is another; null for one that is not loaded; or a column
   * that becomes rows.
   */
  readonly columns: readonly ColumnMeaning[];
  /** Values of columns that the sheet lacks, by their headers. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Whether the value of merged cells is in each of them. */
  readonly repeatsMerged?: boolean;
  /** Whether examples, totals and remarks among the rows are left out. */
  readonly skipsRemarks?: boolean;
}

/** Every layout; always stale, because another administrator may be matching columns. */
export function sheetLayoutsQuery(client: ApiClient) {
  return apiQuery(client, operation.listSheetLayouts, {
    staleTime: 0,
    toDomain: (wire): readonly SheetLayout[] => wire,
  });
}

/** Replaces the layout of the same header. */
export function saveSheetLayout(
  client: ApiClient,
  { table, header, columns, constants, repeatsMerged, skipsRemarks }: NewSheetLayout,
): Promise<SheetLayout> {
  // A plan of a sheet has more fields.
  const body = { table, header, columns, constants, repeatsMerged, skipsRemarks };
  return client.call(operation.saveSheetLayout, { body }, (wire) => wire);
}

/** Deletes a layout, by its id. */
export function deleteSheetLayoutMutation(client: ApiClient) {
  return apiMutation(client, operation.deleteSheetLayout, {
    input: (id: string) => ({ path: { id } }),
    toDomain: nothing,
    onSuccess: (queries) => reread(queries, operation.listSheetLayouts),
  });
}
