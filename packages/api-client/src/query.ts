import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import type { ApiClient, BodyAs, ParseAs } from "./client.ts";
import { isTransient, type ApiError } from "./errors.ts";
import type { DeepReadonly, Endpoint, Input, OperationId, Reply } from "./wire.ts";

const minute = 60_000;

/** How long an answer counts as fresh, in ms. */
export const freshFor = {
  /** Searches and datasheets: prices may change during the day. */
  answer: minute,
  /** Names, fields and whole tables: they change with an import. */
  reference: 30 * minute,
  banners: 5 * minute,
  /** Data that administrators edit, possibly several at the same time. */
  administration: minute / 2,
} as const;

/** In ms; with two retries a failure is shown after little more than a second. */
const firstRetryDelay = 300;

/** Retries only temporary failures, and soon: a user who waits longer believes that the page is loading. */
export const retriesOf = (client: ApiClient) => ({
  retry: (failures: number, error: ApiError) => failures < client.retries && isTransient(error),
  retryDelay: (failures: number) => firstRetryDelay * 3 ** failures,
});

/** The first part of the key of every query, so that a host's own queries stay untouched. */
export const rootKey = ["caliper"] as const;

/** The parts of an input on which the answer depends. */
interface Parts {
  readonly query?: object | undefined;
  readonly path?: object | undefined;
  readonly body?: object | undefined;
}

/** The key of the queries of an operation, or of one of them. */
export const keyOf = (endpoint: Endpoint, { query, path, body }: Parts = {}): QueryKey => [
  ...rootKey,
  endpoint,
  ...[query, path, body].filter((part) => part !== undefined && Object.keys(part).length > 0),
];

/** Marks the queries of some operations as outdated. */
export const reread = (queries: QueryClient, ...endpoints: readonly Endpoint[]): Promise<unknown> =>
  Promise.all(
    endpoints.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })),
  );

/** Shows what a change returned at once, as the answer of the query by its id: the next change must name the new version. */
export function store<Changed extends { readonly id: number | string }>(
  queries: QueryClient,
  endpoint: Endpoint,
  changed: Changed,
): void {
  queries.setQueryData(keyOf(endpoint, { path: { id: changed.id } }), changed);
}

interface Mapping<Id extends OperationId, Data, As extends ParseAs = "json"> {
  /** The answer as it is by default. */
  readonly toDomain?: (body: BodyAs<Id, As>, headers: Headers) => Data;
}

/** What an operation answers; nothing without a body. */
type Unmapped<Id extends OperationId, As extends ParseAs = "json"> = As extends "json"
  ? [Reply<Id>] extends [never]
    ? void
    : DeepReadonly<Reply<Id>>
  : BodyAs<Id, As>;

const asItIs = <Data>(body: unknown) => body as Data;

interface QueryFacts {
  /** In ms; `freshFor.answer` by default. */
  readonly staleTime?: number;
  readonly enabled?: boolean;
  /** Makes another query of the same call, because the answer depends on more than its input. */
  readonly version?: string | undefined;
}

/** A query whose errors are ApiErrors, for results that need more than one call. */
export function readQuery<Data>(
  client: ApiClient,
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
  { staleTime = freshFor.answer, enabled = true }: QueryFacts = {},
) {
  return queryOptions<Data, ApiError>({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime,
    enabled,
    ...retriesOf(client),
  });
}

/** A query of one call: its input, and what becomes of its answer. */
export function apiQuery<Id extends OperationId, Data = Unmapped<Id>>(
  client: ApiClient,
  endpoint: Endpoint<Id>,
  facts: Input<Id> & Mapping<Id, Data> & QueryFacts,
) {
  const { version, toDomain = asItIs<Data> } = facts;
  const key = keyOf(endpoint, facts);
  return readQuery(
    client,
    version === undefined ? key : [...key, version],
    (signal) => client.call(endpoint, { ...facts, signal }, toDomain),
    facts,
  );
}

/**
 * A query of one call without input. Bundlers leave out those that nobody uses.
 * @__NO_SIDE_EFFECTS__
 */
export function fixedQuery<Id extends OperationId, Data = Unmapped<Id>>(
  endpoint: Endpoint<Id>,
  facts: Input<Id> & Mapping<Id, Data> & QueryFacts,
) {
  return (client: ApiClient) => apiQuery(client, endpoint, facts);
}

interface PagesFacts<Id extends OperationId, Page, Cursor, Data> {
  /** The input of a page; the first one has no cursor. */
  readonly input: (cursor: Cursor | undefined) => Input<Id>;
  /** The cursor of the page after another; undefined after the last one. */
  readonly next: (page: Page) => Cursor | undefined;
  /** What the pages are together. */
  readonly select: (pages: readonly Page[]) => Data;
}

/** A list in pages; always stale. */
export function pagesQuery<Id extends OperationId, Cursor, Data, Page = Unmapped<Id>>(
  client: ApiClient,
  endpoint: Endpoint<Id>,
  {
    input,
    next,
    select,
    toDomain = asItIs<Page>,
  }: PagesFacts<Id, Page, Cursor, Data> & Mapping<Id, Page>,
) {
  return infiniteQueryOptions<Page, ApiError, Data, QueryKey, Cursor | undefined>({
    queryKey: keyOf(endpoint, input(undefined)),
    initialPageParam: undefined,
    // The type of a context with a generic parameter hides it.
    queryFn: ({ pageParam, signal }) =>
      client.call(endpoint, { ...input(pageParam as Cursor | undefined), signal }, toDomain),
    getNextPageParam: next,
    select: ({ pages }) => select(pages),
    staleTime: 0,
    ...retriesOf(client),
  });
}

interface MutationFacts<Id extends OperationId, As extends ParseAs, Data, Facts> extends Mapping<
  Id,
  Data,
  As
> {
  readonly input?: (facts: Facts) => Input<Id> & { readonly keepalive?: boolean };
  readonly parseAs?: As;
  readonly onSuccess?: (queries: QueryClient, data: Data) => unknown;
  readonly onError?: (queries: QueryClient, error: ApiError) => unknown;
}

/**
 * A mutation of one call. Bundlers leave out those that nobody uses.
 * @__NO_SIDE_EFFECTS__
 */
export function apiMutation<
  Id extends OperationId,
  As extends ParseAs = "json",
  Data = Unmapped<Id, As>,
  Facts = void,
>(endpoint: Endpoint<Id>, facts: MutationFacts<Id, As, Data, Facts>) {
  return (client: ApiClient) => {
    const { input, parseAs, toDomain = asItIs<Data>, onSuccess, onError } = facts;
    return mutationOptions<Data, ApiError, Facts>({
      mutationFn: (given) =>
        client.call(endpoint, { ...(input ? input(given) : ({} as Input<Id>)), parseAs }, toDomain),
      onSuccess: (data, _given, _mutated, context) => void onSuccess?.(context.client, data),
      onError: (error, _given, _mutated, context) => void onError?.(context.client, error),
    });
  };
}

/** The domain of a call whose answer does not matter. */
export const nothing = (): void => undefined;
