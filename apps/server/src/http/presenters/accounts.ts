import {
  type Flag,
  flags,
  isLimitedByFlags,
  viewerOf,
  warehousesOf,
} from "@caliper/catalogue-model";
import type { Wire } from "@caliper/api-client/wire";
import type { Account } from "../../accounts/accounts.repository.ts";
import type { Link, SeenAccount } from "../../accounts/administration.service.ts";
import { hasSecondFactor } from "../../accounts/required-factors.ts";
import type { OwnSession } from "../../accounts/sessions.ts";
import type { PasskeyRow } from "../../db/account-rows.ts";
import type { AuditAction, AuditRepository } from "../../audit/audit.repository.ts";

export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * The row of a sign-in; it never contains a password or a hash.
 * @param lacksFactor whether the account must set up a second factor first
 */
export function loginRow(account: Account, lacksFactor: boolean): Wire<"LoginRow"> {
  const viewer = viewerOf(account);
  return {
    Cliente: account.username,
    Codigo: account.customerCode ?? "",
    Contrasena: "",
    Nivel_USUARIO: account.level,
    Warehouses: [...warehousesOf(viewer)],
    ...(isLimitedByFlags(viewer) && flagFields(viewer.flags)),
    ...(lacksFactor && { SecondFactorMissing: true }),
  };
}

function flagFields(accountFlags: readonly Flag[]): Record<Flag, 0 | 1> {
  const entries = flags.map((flag) => [flag, accountFlags.includes(flag) ? 1 : 0] as const);
  return Object.fromEntries(entries) as Record<Flag, 0 | 1>;
}

export function accountAnswer(account: Account & Partial<SeenAccount>): Wire<"Account"> {
  const { id, username, level, customerCode, disabled, hasPassword, lastSeenAt } = account;
  return {
    id,
    username,
    level,
    customerCode: customerCode ?? "",
    seesQuantities: account.seesQuantities,
    disabled,
    warehouses: [...account.warehouses],
    flags: [...account.flags],
    hasPassword,
    hasSecondFactor: hasSecondFactor(account),
    ...(lastSeenAt !== undefined && { lastSeenAt: instant(lastSeenAt) }),
  };
}

export const ownSessionAnswer = (session: OwnSession): Wire<"OwnSession"> => ({
  id: session.id,
  isCurrent: session.isCurrent,
  createdAt: instant(session.createdAt),
  lastSeenAt: instant(session.lastSeenAt),
  ...(session.address !== null && { address: session.address }),
  ...(session.userAgent !== null && { userAgent: session.userAgent }),
});

export const passkeyAnswer = (passkey: PasskeyRow): Wire<"Passkey"> => ({
  id: passkey.id,
  name: passkey.name,
  createdAt: instant(passkey.created_at),
  ...(passkey.last_used_at !== null && { lastUsedAt: instant(passkey.last_used_at) }),
});

export const linkAnswer = ({ token, expiresAt }: Link): Wire<"PasswordLink"> => ({
  path: `/password/${token}`,
  expiresAt: instant(expiresAt),
});

/** The wire calls the state of a file `estado`. */
const auditDetail = ({ state, ...detail }: Record<string, unknown>) =>
  state === undefined ? detail : { ...detail, estado: state };

type AuditRow = Awaited<ReturnType<AuditRepository["list"]>>[number];

export const auditAnswer = (row: AuditRow): Wire<"AuditEntry"> => ({
  id: row.id,
  at: instant(row.at),
  actor: row.actor,
  action: row.action as AuditAction,
  target: row.target,
  detail: auditDetail(JSON.parse(row.detail) as Record<string, unknown>),
});
