import { randomBytes } from "node:crypto";
import {
  foldText,
  type KeyKind,
  keyRates,
  type KeyScope,
  keyScopes,
  originOf,
  scopesFor,
  type Viewer,
  viewerOf,
  warehouses,
  warehousesOf,
} from "@caliper/catalogue-model";
import type { Account, AccountsRepository } from "../accounts/accounts.repository.ts";
import type { AuditRepository } from "../audit/audit.repository.ts";
import { isUniqueViolation, type OpenDatabase } from "../db/index.ts";
import { conflict, type FieldError, invalidField, invalidFields, notFound } from "../refusal.ts";
import type { AccessKey, AccessKeysRepository, KeyDay } from "./access-keys.repository.ts";
import { hashOfSecret, type KeyCallers } from "./key-callers.ts";
import type { KeyUses } from "./key-uses.ts";
import { list, type Message, message } from "../messages/message.ts";
import { day, dayOf } from "../units.ts";

export interface WantedKey {
  readonly kind: KeyKind;
  readonly name: string;
  /** A user name; the caller's by default. */
  readonly owner?: string | undefined;
  readonly scopes: readonly KeyScope[];
  readonly warehouses?: readonly string[] | undefined;
  readonly origins?: readonly string[] | undefined;
  readonly rate?: number | undefined;
  /** In ms since 1970. */
  readonly expiresAt?: number | undefined;
}

export interface ListedKey extends AccessKey {
  readonly owner: string;
  /** `suspended`: the owner's account is disabled. */
  readonly state: "active" | "suspended" | "expired" | "revoked";
  /** Accepted requests of the last 30 days. */
  readonly requests: number;
}

interface Options {
  readonly database: OpenDatabase;
  readonly keys: AccessKeysRepository;
  readonly accounts: AccountsRepository;
  readonly callers: KeyCallers;
  readonly uses: KeyUses;
  readonly audit: AuditRepository;
  readonly now: () => number;
}

export type AccessKeysService = ReturnType<typeof createAccessKeys>;

const tokens: Readonly<Record<KeyKind, () => string>> = {
  // A secret must not be guessed; an id is public, and only has to be unique.
  api: () => `sk_${randomBytes(32).toString("base64url")}`,
  embed: () => `pk_${randomBytes(16).toString("base64url")}`,
};

/** The characters of a secret that administrators see, to recognize it. */
const shownOfSecret = 7;

/** The administration of access keys; every change is audited in its transaction. */
export function createAccessKeys(options: Options) {
  const { database, keys, accounts, callers, uses, audit, now } = options;

  async function need(id: number): Promise<AccessKey> {
    const key = await keys.find(id);
    if (!key) throw notFound(message("key.missing", { id }));
    return key;
  }

  async function ownerNamed(name: string): Promise<Account> {
    const account = await accounts.findByKey(foldText(name));
    if (!account || account.disabled) throw invalidField("owner", name, message("expected.user"));
    return account;
  }

  function stateOf(key: AccessKey, owner: Account | undefined): ListedKey["state"] {
    if (key.revokedAt !== null) return "revoked";
    if (key.expiresAt !== null && key.expiresAt <= now()) return "expired";
    return !owner || owner.disabled ? "suspended" : "active";
  }

  return {
    /** Every key, the newest first. */
    async list(): Promise<ListedKey[]> {
      await uses.flush();
      const [all, requests] = await Promise.all([
        keys.all(),
        keys.requestsSince(dayOf(now() - 29 * day)),
      ]);
      const ids = [...new Set(all.map(({ ownerId }) => ownerId))];
      const ownerAccounts = await Promise.all(ids.map((id) => accounts.findById(id)));
      const owners = new Map(ownerAccounts.flatMap((owner) => (owner ? [[owner.id, owner]] : [])));
      return all.map((key) => {
        const owner = owners.get(key.ownerId);
        return {
          ...key,
          owner: owner?.username ?? "",
          state: stateOf(key, owner),
          requests: requests.get(key.id) ?? 0,
        };
      });
    },

    /** The secret of an API key is returned here only. */
    async create(actor: string, newKey: WantedKey): Promise<{ key: ListedKey; secret?: string }> {
      const owner = await ownerNamed(newKey.owner ?? actor);
      const problems = problemsOf(newKey, viewerOf(owner), now());
      if (problems.length > 0) throw invalidFields(problems);
      const name = newKey.name.trim();
      const token = tokens[newKey.kind]();
      const isSecret = newKey.kind === "api";
      const facts = {
        kind: newKey.kind,
        name,
        scopes: keyScopes.filter((scope) => newKey.scopes.includes(scope)),
        warehouses: warehouses.filter((each) => newKey.warehouses?.includes(each)),
        origins: [...new Set((newKey.origins ?? []).flatMap((each) => originOf(each) ?? []))],
        rate: newKey.rate ?? keyRates.default,
        expiresAt: newKey.expiresAt ?? null,
        shown: isSecret ? token.slice(0, shownOfSecret) : token,
        createdAt: now(),
        createdBy: actor,
        ownerId: owner.id,
      };
      try {
        const id = await database.write.transaction().execute(async (db) => {
          const lookup = isSecret ? hashOfSecret(token) : token;
          const keyId = await keys.insert({ ...facts, nameKey: foldText(name), lookup }, db);
          const { kind, scopes, warehouses: named, origins, rate, expiresAt } = facts;
          const expiry = expiresAt === null ? {} : { expiresAt: new Date(expiresAt).toISOString() };
          const detail = { kind, owner: owner.username, scopes, warehouses: named, origins, rate };
          const entry = { actor, action: "key.created", target: name } as const;
          await audit.record({ ...entry, detail: { ...detail, ...expiry } }, db);
          return keyId;
        });
        callers.forget();
        const unused = { lastUsedAt: null, revokedAt: null, requests: 0 } as const;
        const key = { ...facts, ...unused, id, owner: owner.username, state: "active" } as const;
        return { key, ...(isSecret && { secret: token }) };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw conflict(message("key.taken", { name }));
      }
    },

    /** Revoking a revoked key changes nothing. */
    async revoke(actor: string, id: number): Promise<void> {
      const { name } = await need(id);
      await database.write.transaction().execute(async (db) => {
        if (!(await keys.revoke(id, now(), db))) return;
        await audit.record({ actor, action: "key.revoked", target: name, detail: {} }, db);
      });
      callers.forget();
    },

    /** The days with requests of the last 90 days, oldest first. */
    async usage(id: number): Promise<KeyDay[]> {
      await need(id);
      await uses.flush();
      return keys.daysSince(id, dayOf(now() - 89 * day));
    },
  };
}

/** The problems of a new key that the contract does not check. */
function problemsOf(newKey: WantedKey, owner: Viewer, now: number): FieldError[] {
  const { kind, scopes, warehouses: named = [], origins = [], expiresAt } = newKey;
  const problems: FieldError[] = [];
  const expect = (field: string, value: unknown, expected: Message) =>
    problems.push({ field, value, expected });

  const allowed = scopesFor(kind, owner);
  if (scopes.some((scope) => !allowed.includes(scope))) {
    expect("scopes", scopes, message("expected.scopes", { known: list(allowed) }));
  } else if (scopes.every((scope) => scope === "prices")) {
    expect("scopes", scopes, message("expected.moreThanPrices"));
  }
  const hasPrices = scopes.includes("prices");
  const visibleWarehouses: readonly string[] = warehousesOf(owner);
  if (hasPrices && named.length === 0) expect("warehouses", named, message("expected.warehouse"));
  if (!hasPrices && named.length > 0) {
    expect("warehouses", named, message("expected.noWarehouse"));
  } else if (named.some((each) => !visibleWarehouses.includes(each))) {
    expect("warehouses", named, message("expected.ownersWarehouse"));
  }
  if (kind === "embed" && origins.length === 0)
    expect("origins", origins, message("expected.origin"));
  if (kind === "api" && origins.length > 0)
    expect("origins", origins, message("expected.noOrigin"));
  origins.forEach((origin, index) => {
    if (originOf(origin) !== undefined) return;
    expect(`origins/${index}`, origin, message("expected.plainOrigin"));
  });
  if (expiresAt !== undefined && expiresAt <= now) {
    expect("expiresAt", new Date(expiresAt).toISOString(), message("expected.future"));
  }
  return problems;
}
