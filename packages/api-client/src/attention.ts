/** What administrators should look at. */
import type { Bilingual, FamilyId } from "@caliper/catalogue-model";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { familyOfType } from "./parts.ts";
import { apiMutation, fixedQuery, pagesQuery, reread } from "./query.ts";
import type { DeepReadonly, Wire } from "./wire.ts";

/** What can be missing from a product, in the order in which it is listed. */
export const lackable = ["picture", "price", "drawing"] as const satisfies Wire<"Lackable">[];
export type Lackable = (typeof lackable)[number];

export type Attention = DeepReadonly<Wire<"Attention">>;

export interface IncompleteProduct {
  readonly code: string;
  readonly family: FamilyId;
  readonly detail: Bilingual;
}

export interface IncompletePage {
  readonly products: readonly IncompleteProduct[];
  /** On all pages. */
  readonly total: number;
}

/** What searches without parts asked for, and how often. */
export type UnansweredSearch = DeepReadonly<Wire<"UnansweredSearch">>;

/** A vehicle with several parts of a kind and axle that no question tells apart. */
export type UndecidedVehicle = DeepReadonly<Wire<"UndecidedVehicle">>;

const pageSize = 100;

/** Always stale, because all users change it. */
export const attentionQuery = fixedQuery(operation.getAttention, {
  staleTime: 0,
});

/** What searches did not find, the most wanted first. */
export const unansweredSearchesQuery = fixedQuery(operation.listUnansweredSearches, {
  staleTime: 0,
});

/** The vehicles with several parts that no question tells apart, by brand and model. */
export const undecidedVehiclesQuery = fixedQuery(operation.listUndecidedVehicles, { staleTime: 0 });

/** Removes an entry that has been dealt with, by its id. */
export const removeUnansweredSearchMutation = apiMutation(operation.removeUnansweredSearch, {
  input: (id: string) => ({ path: { id } }),
  onSuccess: (queries) => reread(queries, operation.listUnansweredSearches),
});

/** The products that lack something, by code, in pages of 100. */
export function incompleteProductsQuery(client: ApiClient, without: Lackable) {
  return pagesQuery(client, operation.listIncomplete, {
    input: (after?: string) => ({ query: { without, limit: pageSize, after } }),
    toDomain: incompletePageOf,
    next: ({ products }) => (products.length < pageSize ? undefined : products.at(-1)?.code),
    select: (pages) => ({
      products: pages.flatMap(({ products }) => products),
      total: pages.at(-1)?.total ?? 0,
    }),
  });
}

function incompletePageOf({ Data, Total }: Wire<"IncompletePage">): IncompletePage {
  return {
    total: Total,
    products: Data.map(({ XBP: code, Type, Detail: detail }) => ({
      code,
      family: familyOfType(Type),
      detail,
    })),
  };
}
