import { hash } from "node:crypto";
import { idOf } from "../../unanswered/unanswered.repository.ts";
import type { TestServer } from "./server.ts";

/** One-time links whose tokens the tests know. */
export const linkTokens = {
  /** Only read. */
  looked: "l".repeat(43),
  /** For `usePasswordLink`. */
  used: "u".repeat(43),
  expired: "e".repeat(43),
  /** Of a disabled account. */
  disabled: "d".repeat(43),
  unknown: "x".repeat(43),
} as const;

/** The numbers that the accounts below get: the demo's own are 1 to 6. */
export const accountIds = { idle: 7, disabled: 8, unknown: 999 } as const;

/** An access key that is never used for a call; its number is larger than those of new keys. */
export const unusedKey = { id: 900, name: "Unused" } as const;

/** A search without parts that nobody else sends. */
const unanswered = {
  outcome: "no_parts",
  maker: "Toyota",
  model: "Corolla",
  year: 1950,
  family: "brake_rotors",
  axle: null,
  code: null,
  warehouse: null,
} as const;
export const unansweredId = idOf(unanswered);

/**
 * Corrections 1 to 4 (the second suggests a value, the fourth is rejected), two accounts that
 * no test signs in with, one of them with a second factor, and links for them, and an access key.
 */
export async function addPeople(server: TestServer): Promise<void> {
  const sent = {
    user: "cliente",
    email: "a@example.com",
    subject: "Specification",
    message: "See the drawing",
    product: "BR31338",
  };
  const suggestion = { field: "CENTER_BORE", suggested: "55.1" };
  for (const body of [sent, { ...sent, ...suggestion }, sent, sent]) {
    await server.ok("insertAmendments", { as: "cliente", body });
  }
  await server.ok("updateAmendmentStatus", { as: "admin", query: { id: 4, status: 2 } });
  for (const username of ["idle", "disabled"]) {
    await server.call("createAccount", { as: "admin", body: { username, level: "CLIENTE" } });
  }
  const { write } = server.data.database;
  await write
    .updateTable("account")
    .set({ disabled: 1 })
    .where("id", "=", accountIds.disabled)
    .execute();
  await write
    .insertInto("totp")
    .values({ account_id: accountIds.idle, secret: "A".repeat(32), last_step: 0 })
    .execute();
  await write.deleteFrom("password_link").execute();
  const link = (token: string, account_id: number, expires_at: number) => ({
    token_hash: hash("sha256", token),
    account_id,
    expires_at,
  });
  const later = Date.now() + 3_600_000;
  await write
    .insertInto("password_link")
    .values([
      link(linkTokens.looked, accountIds.idle, later),
      link(linkTokens.used, accountIds.idle, later),
      link(linkTokens.expired, accountIds.idle, 1),
      link(linkTokens.disabled, accountIds.disabled, later),
    ])
    .execute();
  await write
    .insertInto("unanswered_search")
    .values({
      ...unanswered,
      id: unansweredId,
      searches: 1,
      reports: 0,
      last_day: "2026-11-22",
    })
    .execute();
  await write
    .insertInto("access_key")
    .values({
      ...unusedKey,
      account_id: accountIds.idle,
      kind: "api",
      name_key: "unused",
      lookup: hash("sha256", "unused"),
      shown: "sk_unus",
      scopes: '["catalogue"]',
      warehouses: "[]",
      origins: "[]",
      rate: 1,
      created_at: 1,
      created_by: "admin",
      expires_at: null,
      last_used_at: null,
      revoked_at: null,
    })
    .execute();
}
