/** Lists of parts that people keep: a list and its lines, shared lists, and the products of pasted codes. */
import type { Warehouse } from "@caliper/catalogue-model";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiMutation, apiQuery, fixedQuery, reread } from "./query.ts";
import type { Body, DeepReadonly, Wire } from "./wire.ts";

/** A list without its lines. */
export type PartsList = DeepReadonly<Wire<"PartsList">>;

export type ListLine = DeepReadonly<Wire<"ListLine">>;

export type WholePartsList = DeepReadonly<Wire<"WholePartsList">>;

export type SharedPartsList = DeepReadonly<Wire<"SharedPartsList">>;

export type ListLineChange = Body<"changeListLine">;

/** A line as the caller saw it. */
export type SeenLine = Pick<ListLine, "id" | "revision">;

/** The lists of the caller, archived ones too. Always stale: another tab may have changed them. */
export const listsQuery = fixedQuery(operation.listLists, {
  staleTime: 0,
});

/** A list with the prices of a warehouse, by default the caller's first one. */
export function listQuery(client: ApiClient, id: number, warehouse?: Warehouse) {
  return apiQuery(client, operation.getList, {
    path: { id },
    query: { warehouse },
    staleTime: 0,
  });
}

/** A list that somebody shares, as the caller may see it. */
export function sharedListQuery(client: ApiClient, token: string, warehouse?: Warehouse) {
  return apiQuery(client, operation.getSharedList, {
    path: { token },
    query: { warehouse },
  });
}

export const createListMutation = apiMutation(operation.createList, {
  input: (body: Body<"createList">) => ({ body }),
  onSuccess: (queries) => reread(queries, operation.listLists),
});

export const changeListMutation = apiMutation(operation.changeList, {
  input: ({ id, ...body }: Body<"changeList"> & { readonly id: number }) => ({
    path: { id },
    body,
  }),
  onSuccess: (queries) => reread(queries, operation.listLists, operation.getList),
});

/** Deletes an archived list, by its number. */
export const deleteListMutation = apiMutation(operation.deleteList, {
  input: (id: number) => ({ path: { id } }),
  onSuccess: (queries) => reread(queries, operation.listLists),
});

/** With the warehouse whose prices the user saw. */
export interface LinesToAdd extends Body<"addListLines"> {
  /** The list's number. */
  readonly list: number;
}

/** Adds parts at the end of a list; equal ones become one line. */
export const addListLinesMutation = apiMutation(operation.addListLines, {
  input: ({ list, ...body }: LinesToAdd) => ({ path: { id: list }, body }),
  onSuccess: (queries) => reread(queries, operation.listLists, operation.getList),
});

export interface LineToChange extends ListLineChange {
  readonly list: number;
  readonly line: number;
}

/** Changes or moves a line. An ApiError with status 409: the line has changed since; the list is read again. */
export const changeListLineMutation = apiMutation(operation.changeListLine, {
  // Kept alive, because the user may be leaving the page.
  input: ({ list, line, ...body }: LineToChange) => ({
    path: { id: list, line },
    body,
    keepalive: true,
  }),
  onSuccess: (queries) => reread(queries, operation.listLists, operation.getList),
  onError: (queries) => reread(queries, operation.getList),
});

/** Removes lines, or moves or copies them to another list. */
export const transferListLinesMutation = apiMutation(operation.transferListLines, {
  input: ({ list, ...body }: Body<"transferListLines"> & { readonly list: number }) => ({
    path: { id: list },
    body,
  }),
  onSuccess: (queries) => reread(queries, operation.listLists, operation.getList),
  onError: (queries) => reread(queries, operation.getList),
});

/** Returns a list as a workbook. */
export const listWorkbookMutation = apiMutation(operation.getListWorkbook, {
  input: ({ id, warehouse }: { readonly id: number; readonly warehouse?: Warehouse }) => ({
    path: { id },
    query: { warehouse },
  }),
  parseAs: "blob",
});
