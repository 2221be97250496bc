import { hash } from "node:crypto";
import type { TestServer } from "./server.ts";

/** One-time links whose tokens the tests know. */
export const linkTokens = {
  /** Only looked at. */
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

/**
 * Corrections 1 to 4 (the second suggests a value, the fourth is rejected), two accounts that
 * no test signs in with, and links for them.
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
}
