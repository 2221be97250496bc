/** Changes that users make to their own account. */
import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import { keys } from "./keys.ts";
import { apiMutation, apiQuery, freshFor, nothing } from "./query.ts";

/** A sign-in that has not ended. */
export interface OwnSession {
  readonly id: string;
  /** The session of this page. */
  readonly isCurrent: boolean;
  /** The browser's user agent. */
  readonly userAgent: string | undefined;
  /** The IP address of its last use. */
  readonly address: string | undefined;
  readonly createdAt: Date;
  readonly lastSeen: Date;
}

/**
 * Changes the password and ends the other sessions. Passwords that are refused are an ApiError of kind `invalid`, whose field
 * is `current` or `password`.
 */
export function changePasswordMutation(client: ApiClient) {
  return apiMutation(client, {
    call: (body: { readonly current: string; readonly password: string }) =>
      client.wire.POST("/api/v1/session/password", { body }),
    toDomain: nothing,
    onSuccess: reread,
  });
}

/** Enters the password again. A wrong one is an ApiError of kind `invalid`. */
export function confirmSessionMutation(client: ApiClient) {
  return apiMutation(client, {
    call: ({ password }: { readonly password: string }) =>
      client.wire.POST("/api/v1/session/confirmation", { body: { password } }),
    toDomain: nothing,
    onSuccess: reread,
  });
}

/** The user's sessions, the last used one first. */
export function ownSessionsQuery(client: ApiClient) {
  return apiQuery(client, {
    key: keys.ownSessions(),
    staleTime: freshFor.administration,
    call: (signal) => client.wire.GET("/api/v1/sessions", { signal }),
    toDomain: (wire): readonly OwnSession[] =>
      wire.map(({ createdAt, lastSeenAt, id, isCurrent, userAgent, address }) => ({
        id,
        isCurrent,
        userAgent,
        address,
        createdAt: new Date(createdAt),
        lastSeen: new Date(lastSeenAt),
      })),
  });
}

export function endSessionMutation(client: ApiClient) {
  return apiMutation(client, {
    call: ({ id }: { readonly id: string }) =>
      client.wire.DELETE("/api/v1/sessions/{id}", { params: { path: { id } } }),
    toDomain: nothing,
    onSuccess: reread,
    onError: reread,
  });
}

/** Ends all sessions of the user but this page's. */
export function endOtherSessionsMutation(client: ApiClient) {
  return apiMutation(client, {
    call: () => client.wire.DELETE("/api/v1/sessions"),
    toDomain: nothing,
    onSuccess: reread,
  });
}

function reread(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: keys.ownSessions() });
}
