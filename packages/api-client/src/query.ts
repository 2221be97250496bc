import { queryOptions, type QueryKey } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import { isTransient, type ApiError } from "./errors.ts";

const minute = 60_000;

/** How long an answer counts as fresh, in ms. */
export const freshFor = {
  /** Searches and datasheets: prices may change during the day. */
  answer: minute,
  /** Names, fields and whole tables: they change with an import. */
  reference: 30 * minute,
  banners: 5 * minute,
  /** Administrators' own: another one may be at work. */
  files: minute / 2,
} as const;

interface QueryFacts<Data, Key extends QueryKey> {
  readonly key: Key;
  readonly read: (signal: AbortSignal) => Promise<Data>;
  readonly staleTime: number;
  readonly enabled?: boolean;
}

/** queryOptions whose errors are ApiErrors; only what may pass by itself is tried again. */
export function apiQuery<Data, Key extends QueryKey>(
  client: ApiClient,
  { key, read, staleTime, enabled = true }: QueryFacts<Data, Key>,
) {
  return queryOptions<Data, ApiError, Data, Key>({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    staleTime,
    enabled,
    retry: (failures, error) => failures < client.retries && isTransient(error),
  });
}
