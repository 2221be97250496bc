/** The meaning of columns in suppliers' sheets, as matched by administrators. */
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiMutation, fixedQuery, reread } from "./query.ts";
import type { DeepReadonly, Wire } from "./wire.ts";

export type SheetLayout = DeepReadonly<Wire<"SheetLayout">>;

export type ColumnMeaning = Wire<"ColumnMeaning">;

export type NewSheetLayout = DeepReadonly<Wire<"NewSheetLayout">>;

/** Every layout; always stale, because another administrator may be matching columns. */
export const sheetLayoutsQuery = fixedQuery(operation.listSheetLayouts, {
  staleTime: 0,
});

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
export const deleteSheetLayoutMutation = apiMutation(operation.deleteSheetLayout, {
  input: (id: string) => ({ path: { id } }),
  onSuccess: (queries) => reread(queries, operation.listSheetLayouts),
});
