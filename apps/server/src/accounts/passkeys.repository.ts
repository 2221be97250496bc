import type { Kysely } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { PasskeyChallengeRow, PasskeyRow } from "../db/account-rows.ts";

export type PasskeysRepository = ReturnType<typeof passkeysRepository>;

export function passkeysRepository({ read, write }: OpenDatabase) {
  return {
    /** The oldest first. */
    async ofAccount(accountId: number, db: Kysely<Database> = read): Promise<PasskeyRow[]> {
      return db
        .selectFrom("passkey")
        .selectAll()
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
    },

    async find(id: string): Promise<PasskeyRow | undefined> {
      return read.selectFrom("passkey").selectAll().where("id", "=", id).executeTakeFirst();
    },

    async insert(passkey: PasskeyRow, db: Kysely<Database>): Promise<void> {
      await db.insertInto("passkey").values(passkey).execute();
    },

    /** Whether the account had it. */
    async remove(accountId: number, id: string, db: Kysely<Database>): Promise<boolean> {
      const removed = await db
        .deleteFrom("passkey")
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .returning("id")
        .execute();
      return removed.length > 0;
    },

    /** Whether the passkey is still there with the counter that was checked; then it gets the new one. */
    async use({ id, counter }: PasskeyRow, newCounter: number, now: number): Promise<boolean> {
      const used = await write
        .updateTable("passkey")
        .set({ counter: newCounter, last_used_at: now })
        .where("id", "=", id)
        .where("counter", "=", counter)
        .returning("id")
        .execute();
      return used.length > 0;
    },

    /** Also removes those that have expired. */
    async addChallenge(challenge: PasskeyChallengeRow, now: number): Promise<void> {
      await write.deleteFrom("passkey_challenge").where("expires_at", "<=", now).execute();
      await write.insertInto("passkey_challenge").values(challenge).execute();
    },

    /** Whether the challenge was open, for this account or for signing in; it cannot be used again. */
    async useChallenge(challenge: string, accountId: number | null, now: number): Promise<boolean> {
      const used = await write
        .deleteFrom("passkey_challenge")
        .where("challenge", "=", challenge)
        .where("account_id", accountId === null ? "is" : "=", accountId)
        .where("expires_at", ">", now)
        .returning("challenge")
        .execute();
      return used.length > 0;
    },
  };
}
