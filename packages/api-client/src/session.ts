/** Signing in and out, and who is signed in. */
import type { QueryClient } from "@tanstack/react-query";
import {
  anonymous,
  flags,
  isSignedIn,
  isWarehouse,
  type Viewer,
  viewerOf,
} from "@caliper/catalogue-model";
import { ApiError } from "./errors.ts";
import * as operation from "./generated/endpoints.ts";
import { apiMutation, fixedQuery, freshFor, keyOf, reread, rootKey } from "./query.ts";
import type { Wire } from "./wire.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What completes a sign-in after the password: a code of an authenticator app, or a recovery code. */
export type SecondFactorProof = { readonly code: string } | { readonly recoveryCode: string };

/** The code of the ApiError for a right password that is not enough. */
export const secondFactorNeeded = "second-factor-needed";

/** The viewer of the session or of the client's key; anonymous without either. */
export const sessionQuery = fixedQuery(operation.getSession, {
  staleTime: freshFor.reference,
  toDomain: viewerOfSession,
});

/**
 * Returns the signed-in viewer. A wrong name or password is an ApiError of kind `invalid` with the
 * code `credentials`; too many attempts are of kind `limited`. The code `secondFactorNeeded` means that
 * `completeSignInMutation` must follow within five minutes.
 */
export const signInMutation = apiMutation(operation.usersAuth, {
  input: ({ username, password }: Credentials) => ({ body: { cliente: username, password } }),
  toDomain: viewerOfLogin,
  onSuccess: changeViewer,
});

/**
 * The second step of a sign-in. A wrong code is an ApiError of kind `invalid`, an expired sign-in one of kind `unauthorized`.
 */
export const completeSignInMutation = apiMutation(operation.completeSignIn, {
  input: (body: SecondFactorProof) => ({ body }),
  toDomain: viewerOfLogin,
  onSuccess: changeViewer,
});

/** Reads again who is signed in, and what the server requires of them. */
export const rereadSession = (queries: QueryClient) => reread(queries, operation.getSession);

export const signOutMutation = apiMutation(operation.deleteSession, {
  onSuccess: (queries) => changeViewer(queries, anonymous),
});

/**
 * Stores the viewer and removes the data of the previous one. Mounted queries are reloaded, except
 * after signing out, which closes their pages.
 */
export function changeViewer(queries: QueryClient, viewer: Viewer): void {
  const otherQueries = { queryKey: rootKey, predicate: isNotSession };
  queries.setQueryData(keyOf(operation.getSession), viewer);
  if (!isSignedIn(viewer)) {
    queries.removeQueries(otherQueries);
  } else {
    queries.removeQueries({ ...otherQueries, type: "inactive" });
    void queries.resetQueries(otherQueries);
  }
}

function isNotSession(query: { readonly queryKey: readonly unknown[] }): boolean {
  return query.queryKey[1] !== keyOf(operation.getSession)[1];
}

/** @throws {ApiError} of kind `invalid` when the list is empty. */
export function viewerOfLogin(wire: Wire<"LoginAnswer">): Viewer {
  const row = wire[0];
  if (row === undefined) throw new ApiError({ kind: "invalid", status: 200, code: "credentials" });
  return viewerOfRow(row);
}

export function viewerOfSession({ authenticated, user, key }: Wire<"Session">): Viewer {
  if (authenticated && user !== undefined) return viewerOfRow(user);
  if (key === undefined) return anonymous;
  const { warehouses, ...rights } = key;
  return { ...anonymous, warehouses: warehouses.filter(isWarehouse), key: rights };
}

function viewerOfRow(row: Wire<"LoginRow">): Viewer {
  const viewer = viewerOf({
    username: row.Cliente,
    level: row.Nivel_USUARIO,
    flags: flags.filter((flag) => row[flag] === 1),
    warehouses: row.Warehouses,
  });
  return row.SecondFactorMissing === true ? { ...viewer, lacksSecondFactor: true } : viewer;
}
