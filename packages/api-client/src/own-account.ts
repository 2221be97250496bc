/** Changes that users make to their own account. */
import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiMutation, apiQuery, freshFor, reread } from "./query.ts";
import type { Wire } from "./wire.ts";

/** A sign-in that has not ended. */
export interface OwnSession extends Readonly<Omit<Wire<"OwnSession">, "createdAt" | "lastSeenAt">> {
  readonly createdAt: Date;
  readonly lastSeen: Date;
}

/**
 * Changes the password and ends the other sessions. Passwords that are refused are an ApiError of kind `invalid`, whose field
 * is `current` or `password`.
 */
export function changePasswordMutation(client: ApiClient) {
  return apiMutation(client, operation.changePassword, {
    input: (body: { readonly current: string; readonly password: string }) => ({ body }),
    onSuccess: rereadSessions,
  });
}

/** Enters the password again. A wrong one is an ApiError of kind `invalid`. */
export function confirmSessionMutation(client: ApiClient) {
  return apiMutation(client, operation.confirmSession, {
    input: ({ password }: { readonly password: string }) => ({ body: { password } }),
    onSuccess: rereadSessions,
  });
}

/** The user's sessions, the last used one first. */
export function ownSessionsQuery(client: ApiClient) {
  return apiQuery(client, operation.listSessions, {
    staleTime: freshFor.administration,
    toDomain: (wire): readonly OwnSession[] =>
      wire.map(({ createdAt, lastSeenAt, ...facts }) => ({
        ...facts,
        createdAt: new Date(createdAt),
        lastSeen: new Date(lastSeenAt),
      })),
  });
}

export function endSessionMutation(client: ApiClient) {
  return apiMutation(client, operation.endSession, {
    input: ({ id }: { readonly id: string }) => ({ path: { id } }),
    onSuccess: rereadSessions,
    onError: rereadSessions,
  });
}

/** Ends all sessions of the user but this page's. */
export function endOtherSessionsMutation(client: ApiClient) {
  return apiMutation(client, operation.endOtherSessions, {
    onSuccess: rereadSessions,
  });
}

const rereadSessions = (queries: QueryClient) => reread(queries, operation.listSessions);
