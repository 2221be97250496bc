import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { ExampleCalls } from "./calls.ts";

const time = 1_700_000_000_000;

type AccountCalls = Pick<
  ExampleCalls,
  "accessKeys" | "accounts" | "links" | "passkeys" | "secondFactors" | "sessions" | "signInCounts"
>;

/** Calls of the repositories of accounts, keys and signing in; those that write do so in `db`. */
export function accountCalls(db: Kysely<Database>): AccountCalls {
  const passkey = {
    id: "passkey",
    account_id: 1,
    name: "Phone",
    public_key: "key",
    transports: "[]",
    counter: 0,
    created_at: time,
    last_used_at: null,
  };
  const accessKey = {
    ownerId: 1,
    kind: "api",
    name: "Shop",
    nameKey: "SHOP",
    lookup: "lookup",
    shown: "sk_",
    scopes: ["catalogue"],
    warehouses: [],
    origins: [],
    rate: 60,
    createdAt: time,
    createdBy: "admin",
    expiresAt: null,
  } as const;
  return {
    accessKeys: {
      all: [[]],
      find: [[1]],
      byLookup: [["lookup"]],
      embedKeys: [[time]],
      insert: [[accessKey, db]],
      revoke: [[1, time, db]],
      addUses: [[[{ keyId: 1, day: "2026-11-01", requests: 1, refused: 0, lastUsedAt: time }]]],
      requestsSince: [["2026-11-01"]],
      daysSince: [[1, "2026-11-01"]],
    },
    accounts: {
      lock: [[db]],
      findCredentials: [["ADMIN"]],
      findById: [[1]],
      findByKey: [["ADMIN"]],
      all: [[]],
      lastSeen: [[]],
      countAdministrators: [[db]],
      any: [[]],
      insert: [[{ username: "ana", passwordHash: "", level: "CLIENTE" }]],
      update: [[1, { level: "CLIENTE", warehouses: ["MIAMI"], flags: ["P_BP"] }, db]],
      setPassword: [[1, "hash", db]],
    },
    links: {
      find: [["hash"]],
      replace: [[{ token_hash: "hash", account_id: 1, expires_at: time }]],
      remove: [["hash", db]],
    },
    passkeys: {
      ofAccount: [[1]],
      find: [["passkey"]],
      insert: [[passkey, db]],
      remove: [[1, "passkey", db]],
      use: [[passkey, 1, time]],
      addChallenge: [[{ challenge: "challenge", account_id: 1, expires_at: time }, time]],
      useChallenge: [
        ["challenge", 1, time],
        ["challenge", null, time],
      ],
    },
    secondFactors: {
      totp: [[1]],
      startTotp: [[1, "secret", time]],
      confirmTotp: [[1, "secret", 1, db]],
      useStep: [[1, "secret", 1]],
      removeTotp: [[1, db]],
      removeAll: [[1, db]],
      countRecoveryCodes: [[1]],
      replaceRecoveryCodes: [[1, ["hash"], db]],
      useRecoveryCode: [[1, "hash"]],
      addStep: [[{ token_hash: "hash", account_id: 1, expires_at: time }]],
      step: [["hash"]],
      removeStep: [["hash"]],
      removeEndedSteps: [[time]],
    },
    sessions: {
      find: [["hash"]],
      ofAccount: [[1]],
      insert: [["hash", 1, { address: "::1", userAgent: null }, { now: time, expiresAt: time }]],
      touch: [["hash", time, "::1"]],
      exists: [["hash", db]],
      renew: [["hash", "new", time, db]],
      remove: [["hash", db]],
      removeAll: [
        [1, db],
        [1, db, "kept"],
      ],
      removeEnded: [[time, 1000]],
    },
    signInCounts: {
      read: [[["account 1"]]],
      change: [
        [
          ["account 1"],
          () => ({
            result: 0,
            changed: [{ key: "account 1", failures: 1, lastAt: time, refused: false }],
          }),
        ],
      ],
      removeBefore: [[time]],
    },
  };
}
