import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import type { ApiClient, WireAnswer } from "./client.ts";
import { isTransient, type ApiError } from "./errors.ts";

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

interface QueryFacts<Key extends QueryKey> {
  readonly key: Key;
  /** In ms; `freshFor.answer` by default. */
  readonly staleTime?: number;
  readonly enabled?: boolean;
}

interface Call<Facts, Body, Data> {
  /** Starts a call of `client.wire`. */
  readonly call: (facts: Facts) => Promise<WireAnswer<Body>>;
  readonly toDomain: (body: Body, headers: Headers) => Data;
}

/** A query whose errors are ApiErrors, for results that need more than one call. */
export function readQuery<Data, Key extends QueryKey>(
  client: ApiClient,
  {
    key,
    read,
    staleTime = freshFor.answer,
    enabled = true,
  }: QueryFacts<Key> & { readonly read: (signal: AbortSignal) => Promise<Data> },
) {
  return queryOptions<Data, ApiError, Data, Key>({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    staleTime,
    enabled,
    ...retriesOf(client),
  });
}

/** A query of one call. */
export function apiQuery<Body, Data, Key extends QueryKey>(
  client: ApiClient,
  { call, toDomain, ...facts }: QueryFacts<Key> & Call<AbortSignal, Body, Data>,
) {
  return readQuery(client, { ...facts, read: (signal) => client.read(call(signal), toDomain) });
}

interface PagesFacts<Key extends QueryKey> {
  readonly key: Key;
  readonly pageSize: number;
}

interface Page {
  readonly signal: AbortSignal;
  /** The id of the last row before the page; missing for the first page. */
  readonly before?: number;
}

/** A list of rows in pages, the newest first; always stale. */
export function pagesQuery<Body, Row extends { readonly id: number }, Key extends QueryKey>(
  client: ApiClient,
  { key, pageSize, call, toDomain }: PagesFacts<Key> & Call<Page, Body, readonly Row[]>,
) {
  return infiniteQueryOptions<readonly Row[], ApiError, readonly Row[], Key, number | undefined>({
    queryKey: key,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => client.read(call({ signal, before: pageParam }), toDomain),
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
    ...retriesOf(client),
  });
}

/** A mutation of one call. */
export function apiMutation<Body, Data, Facts = void>(
  client: ApiClient,
  {
    call,
    toDomain,
    onSuccess,
    onError,
  }: Call<Facts, Body, Data> & {
    readonly onSuccess?: (queries: QueryClient, data: Data) => void;
    readonly onError?: (queries: QueryClient, error: ApiError) => void;
  },
) {
  return mutationOptions<Data, ApiError, Facts>({
    mutationFn: (facts) => client.read(call(facts), toDomain),
    onSuccess: (data, _facts, _mutated, context) => onSuccess?.(context.client, data),
    onError: (error, _facts, _mutated, context) => onError?.(context.client, error),
  });
}

/** The domain of a call that returns nothing. */
export const nothing = (): void => undefined;
