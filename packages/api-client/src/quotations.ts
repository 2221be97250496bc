/** Offers of lists to customers, and the heading above them. */
import type { Warehouse } from "@caliper/catalogue-model";
import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiMutation, apiQuery, fixedQuery, pagesQuery, reread, store } from "./query.ts";
import type { Body, DeepReadonly, Wire } from "./wire.ts";

/** A revision of a quotation, without its lines. */
export type Quotation = DeepReadonly<Wire<"Quotation">>;

export type QuotationLine = DeepReadonly<Wire<"QuotationLine">>;

export type WholeQuotation = DeepReadonly<Wire<"WholeQuotation">>;

export type QuotationHeading = DeepReadonly<Wire<"QuotationHeading">>;

type OfOne<Fields> = Fields & { readonly id: number };

export type QuotationToChange = OfOne<Body<"changeQuotation">>;

const pageSize = 25;

/** The newest first, in pages. */
export function quotationsQuery(client: ApiClient) {
  return pagesQuery(client, operation.listQuotations, {
    input: (before?: number) => ({ query: { limit: pageSize, before } }),
    next: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    select: (pages) => pages.flat(),
  });
}

/** A draft has the lines and prices of today. */
export function quotationQuery(client: ApiClient, id: number) {
  return apiQuery(client, operation.getQuotation, {
    path: { id },
    staleTime: 0,
  });
}

export const quotationHeadingQuery = fixedQuery(operation.getQuotationHeading, {});

export const setQuotationHeadingMutation = apiMutation(operation.setQuotationHeading, {
  input: (body: Body<"setQuotationHeading">) => ({ body }),
  onSuccess: (queries) => reread(queries, operation.getQuotationHeading),
});

/** Starts a quotation of a list. */
export const createQuotationMutation = apiMutation(operation.createQuotation, {
  input: (body: { readonly list: number; readonly warehouse?: Warehouse }) => ({ body }),
  onSuccess: (queries) => reread(queries, operation.listQuotations),
});

function storeQuotation(queries: QueryClient, changed: WholeQuotation): void {
  store(queries, operation.getQuotation, changed);
  void reread(queries, operation.getQuotation, operation.listQuotations);
}

/** An ApiError with status 409: the quotation has changed since; it is read again. */
export const changeQuotationMutation = apiMutation(operation.changeQuotation, {
  input: ({ id, ...body }: QuotationToChange) => ({ path: { id }, body }),
  onSuccess: storeQuotation,
  onError: (queries) => reread(queries, operation.getQuotation),
});

/** Deletes a draft, by its id. */
export const deleteQuotationMutation = apiMutation(operation.deleteQuotation, {
  input: (id: number) => ({ path: { id } }),
  onSuccess: (queries) => reread(queries, operation.listQuotations),
});

/** Marks a draft as sent. An ApiError with status 409: it is not what the user saw; it is read again. */
export const sendQuotationMutation = apiMutation(operation.sendQuotation, {
  input: ({ id, version, total }: Pick<WholeQuotation, "id" | "version" | "total">) => ({
    path: { id },
    body: { version, ...(total !== undefined && { total }) },
  }),
  onSuccess: storeQuotation,
  onError: (queries) => reread(queries, operation.getQuotation),
});

/** Starts the next revision of a sent quotation, by its id. */
export const reviseQuotationMutation = apiMutation(operation.reviseQuotation, {
  input: (id: number) => ({ path: { id } }),
  onSuccess: (queries) => reread(queries, operation.listQuotations),
});

/** Returns a quotation as a PDF, by its id. */
export const quotationPdfMutation = apiMutation(operation.getQuotationPdf, {
  input: (id: number) => ({ path: { id } }),
  parseAs: "blob",
});

/** Returns a quotation as a workbook, by its id. */
export const quotationWorkbookMutation = apiMutation(operation.getQuotationWorkbook, {
  input: (id: number) => ({ path: { id } }),
  parseAs: "blob",
});
