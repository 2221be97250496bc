/** Changes that users make to their own account. */
import type { QueryClient } from "@tanstack/react-query";
import * as operation from "./generated/endpoints.ts";
import { apiMutation, fixedQuery, freshFor, reread } from "./query.ts";
import type { Wire } from "./wire.ts";

/** A sign-in that has not ended. */
export interface OwnSession extends Readonly<Omit<Wire<"OwnSession">, "createdAt" | "lastSeenAt">> {
  readonly createdAt: Date;
  readonly lastSeen: Date;
}

const rereadSessions = (queries: QueryClient) => reread(queries, operation.listSessions);

/**
 * Changes the password and ends the other sessions. Passwords that are refused are an ApiError of kind `invalid`, whose field
 * is `current` or `password`.
 */
export const changePasswordMutation = apiMutation(operation.changePassword, {
  input: (body: { readonly current: string; readonly password: string }) => ({ body }),
  onSuccess: rereadSessions,
});

/** Enters the password again. A wrong one is an ApiError of kind `invalid`. */
export const confirmSessionMutation = apiMutation(operation.confirmSession, {
  input: ({ password }: { readonly password: string }) => ({ body: { password } }),
  onSuccess: rereadSessions,
});

/** The user's sessions, the last used one first. */
export const ownSessionsQuery = fixedQuery(operation.listSessions, {
  staleTime: freshFor.administration,
  toDomain: (wire): readonly OwnSession[] =>
    wire.map(({ createdAt, lastSeenAt, ...facts }) => ({
      ...facts,
      createdAt: new Date(createdAt),
      lastSeen: new Date(lastSeenAt),
    })),
});

export const endSessionMutation = apiMutation(operation.endSession, {
  input: ({ id }: { readonly id: string }) => ({ path: { id } }),
  onSuccess: rereadSessions,
  onError: rereadSessions,
});

/** Ends all sessions of the user but this page's. */
export const endOtherSessionsMutation = apiMutation(operation.endOtherSessions, {
  onSuccess: rereadSessions,
});
