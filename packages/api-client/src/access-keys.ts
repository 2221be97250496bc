/** Access keys of systems and of pages on other sites, and how much they are used. */
import { isWarehouse, keyScopes } from "@caliper/catalogue-model";
import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiMutation, apiQuery, fixedQuery, freshFor, reread } from "./query.ts";
import type { DeepReadonly, Wire } from "./wire.ts";

/** The properties of a key that an administrator sets. */
export interface AccessKeyFacts extends Required<
  DeepReadonly<Omit<Wire<"KeyFacts">, "expiresAt">>
> {
  /** Undefined for never. */
  readonly expiresAt: Date | undefined;
}

/** `suspended`: the owner's account is disabled. */
export type AccessKeyState = Wire<"AccessKey">["state"];

export interface AccessKey
  extends
    AccessKeyFacts,
    Pick<Wire<"AccessKey">, "id" | "key" | "state" | "createdBy" | "requests"> {
  readonly createdAt: Date;
  /** Undefined before the first accepted request. */
  readonly lastUsed: Date | undefined;
}

export interface CreatedAccessKey {
  readonly key: AccessKey;
  /** Of an API key only; it cannot be read again. */
  readonly secret: string | undefined;
}

/** The requests of a key on a day, UTC. */
export type AccessKeyDay = DeepReadonly<Wire<"AccessKeyDay">>;

/** Every key, also revoked ones, the newest first. */
export const accessKeysQuery = fixedQuery(operation.listAccessKeys, {
  staleTime: freshFor.administration,
  toDomain: (wire) => wire.map(accessKeyOf),
});

const rereadKeys = (queries: QueryClient) =>
  reread(queries, operation.listAccessKeys, operation.accessKeyUsage);

/** An existing name is an ApiError with status 409. */
export const createAccessKeyMutation = apiMutation(operation.createAccessKey, {
  input: ({ expiresAt, ...facts }: AccessKeyFacts) => ({
    body: { ...facts, expiresAt: expiresAt?.toISOString() },
  }),
  toDomain: ({ key, secret }): CreatedAccessKey => ({ key: accessKeyOf(key), secret }),
  onSuccess: rereadKeys,
});

/** Ends a key at once; revoking it again changes nothing. */
export const revokeAccessKeyMutation = apiMutation(operation.revokeAccessKey, {
  input: ({ id }: { readonly id: number }) => ({ path: { id } }),
  onSuccess: rereadKeys,
});

/** The days with requests of the last 90 days, oldest first. Disabled without an id. */
export function accessKeyUsageQuery(client: ApiClient, id: number | undefined) {
  return apiQuery(client, operation.accessKeyUsage, {
    path: { id: id ?? 0 },
    staleTime: freshFor.administration,
    enabled: id !== undefined,
  });
}

export function accessKeyOf(wire: Wire<"AccessKey">): AccessKey {
  const { scopes, warehouses, expiresAt, lastUsedAt, createdAt, revokedAt: _at, ...facts } = wire;
  const time = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
  return {
    ...facts,
    scopes: keyScopes.filter((scope) => scopes.includes(scope)),
    warehouses: warehouses.filter(isWarehouse),
    createdAt: new Date(createdAt),
    expiresAt: time(expiresAt),
    lastUsed: time(lastUsedAt),
  };
}
