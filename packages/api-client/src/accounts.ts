/** Accounts and their password links, and the log of who changed what. */
import type { QueryClient } from "@tanstack/react-query";
import { flags, isWarehouse } from "@caliper/catalogue-model";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { filled } from "./parts.ts";
import { apiMutation, apiQuery, fixedQuery, freshFor, pagesQuery, reread } from "./query.ts";
import type { DeepReadonly, Wire } from "./wire.ts";

export type AccountLevel = Wire<"AccountLevel">;

/** An unknown level counts as JUNIOR, and is shown as written. */
export interface Account extends DeepReadonly<Omit<Wire<"Account">, "disabled" | "lastSeenAt">> {
  readonly isDisabled: boolean;
  /** Undefined without a session. */
  readonly lastSeen: Date | undefined;
}

/** The properties of an account that an administrator sets. */
export type AccountFacts = Required<DeepReadonly<Omit<Wire<"NewAccount">, "username">>>;

export interface PasswordLink {
  /** The path of the page that sets the password; it cannot be read a second time. */
  readonly path: string;
  readonly expiresAt: Date;
}

/** At least this many characters. */
export const passwordLength = 12;

export const accountsQuery = fixedQuery(operation.listAccounts, {
  staleTime: freshFor.administration,
  toDomain: (wire) => wire.map(accountOf),
});

const linkOf = (wire: Wire<"PasswordLink">): PasswordLink => ({
  path: wire.path,
  expiresAt: new Date(wire.expiresAt),
});

const rereadAccounts = (queries: QueryClient) => reread(queries, operation.listAccounts);

/** An existing name is an ApiError with status 409. */
export const createAccountMutation = apiMutation(operation.createAccount, {
  input: (body: AccountFacts & { readonly username: string }) => ({ body }),
  toDomain: ({ account, link }): { readonly account: Account; readonly link: PasswordLink } => ({
    account: accountOf(account),
    link: linkOf(link),
  }),
  onSuccess: rereadAccounts,
});

/** Removing the last administrator is an ApiError with status 409. */
export const changeAccountMutation = apiMutation(operation.changeAccount, {
  input: ({
    id,
    change,
  }: {
    readonly id: number;
    readonly change: DeepReadonly<Wire<"AccountChange">>;
  }) => ({
    path: { id },
    body: change,
  }),
  toDomain: accountOf,
  onSuccess: rereadAccounts,
});

/** A link that sets the account's password once; earlier ones end. */
export const createPasswordLinkMutation = apiMutation(operation.createPasswordLink, {
  input: ({ id }: { readonly id: number }) => ({ path: { id } }),
  toDomain: linkOf,
  onSuccess: rereadAccounts,
});

/** Signs the account out everywhere. */
export const endSessionsMutation = apiMutation(operation.endSessions, {
  input: ({ id }: { readonly id: number }) => ({ path: { id } }),
  onSuccess: rereadAccounts,
});

/** For users who have lost it: signing in needs only the password. Without a second factor it is an ApiError with status 409. */
export const removeSecondFactorMutation = apiMutation(operation.removeSecondFactor, {
  input: ({ id }: { readonly id: number }) => ({ path: { id } }),
  onSuccess: rereadAccounts,
  onError: rereadAccounts,
});

export interface PasswordLinkUse {
  /** Undefined for the link that makes the first administrator. */
  readonly username: string | undefined;
  readonly expiresAt: Date;
}

/** The account of a link; an ApiError of kind `notFound` or `invalid` once the link is used or expired. */
export function passwordLinkQuery(client: ApiClient, token: string) {
  return apiQuery(client, operation.getPasswordLink, {
    path: { token },
    // Never refetched: using the link ends it, which the page already shows.
    staleTime: Infinity,
    enabled: token !== "",
    toDomain: (wire): PasswordLinkUse => ({
      username: wire.username,
      expiresAt: new Date(wire.expiresAt),
    }),
  });
}

/** Sets the password; `username` with the link of the first administrator only. */
export const setPasswordMutation = apiMutation(operation.usePasswordLink, {
  input: ({
    token,
    password,
    username,
  }: {
    readonly token: string;
    readonly password: string;
    readonly username?: string | undefined;
  }) => ({ path: { token }, body: { password, username } }),
});

export type AuditAction = Wire<"AuditAction">;

/** In the order in which a filter offers them. */
export const auditActions = [
  "account.created",
  "account.changed",
  "account.link",
  "account.password",
  "account.signedOut",
  "account.factorAdded",
  "account.factorRemoved",
  "account.recoveryCodes",
  "catalogue.imported",
  "catalogue.corrected",
  "catalogue.undone",
  "amendment.reviewed",
  "file.uploaded",
  "file.changed",
  "key.created",
  "key.revoked",
  "search.limited",
  "layout.saved",
  "layout.deleted",
  "history.kept",
  "stock.limited",
  "session.opened",
  "session.failed",
  "session.refused",
  "session.closed",
  "session.confirmed",
  "session.ended",
] as const satisfies readonly AuditAction[];

export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: AuditAction | undefined;
  /** A user, table, file, product or access key. */
  readonly target?: string | undefined;
}

export interface AuditEntry extends DeepReadonly<Omit<Wire<"AuditEntry">, "at">> {
  readonly at: Date;
}

export const auditPageSize = 50;

/** The log, newest first, page after page. */
export function auditQuery(client: ApiClient, filter: AuditFilter = {}) {
  const criteria = {
    actor: filled(filter.actor?.trim()),
    action: filter.action,
    target: filled(filter.target?.trim()),
  };
  return pagesQuery(client, operation.listAudit, {
    input: (before?: number) => ({ query: { ...criteria, before, limit: auditPageSize } }),
    toDomain: (wire): readonly AuditEntry[] => wire.map(entryOf),
    next: (page) => (page.length < auditPageSize ? undefined : page.at(-1)?.id),
    select: (pages) => pages.flat(),
  });
}

function accountOf({ disabled, lastSeenAt, ...facts }: Wire<"Account">): Account {
  return {
    ...facts,
    warehouses: facts.warehouses.filter(isWarehouse),
    flags: flags.filter((flag) => facts.flags.includes(flag)),
    isDisabled: disabled,
    lastSeen: lastSeenAt === undefined ? undefined : new Date(lastSeenAt),
  };
}

function entryOf({ at, detail, ...entry }: Wire<"AuditEntry">): AuditEntry {
  const { estado: fileState, ...others } = detail;
  return {
    ...entry,
    at: new Date(at),
    detail: fileState === undefined ? others : { ...others, fileState },
  };
}
