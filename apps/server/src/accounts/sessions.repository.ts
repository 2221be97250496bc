import type { Kysely } from "kysely";
import { prepare, type Slots } from "../db/prepared.ts";
import type { Database, OpenDatabase } from "../db/index.ts";

/** Times in ms since 1970; it ends at `expires_at` even if it is in use. */
export type StoredSession = Pick<Database["session"], "account_id" | "last_seen_at" | "expires_at">;

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

export function sessionsRepository(database: OpenDatabase) {
  const { read, write } = database;
  const byHash = prepare(database, (slot: Slots<{ hash: string }>) =>
    read
      .selectFrom("session")
      .select(["account_id", "last_seen_at", "expires_at"])
      .where("token_hash", "=", slot.hash),
  );

  return {
    async find(tokenHash: string): Promise<StoredSession | undefined> {
      const [row] = await byHash({ hash: tokenHash });
      return row;
    },

    async insert(tokenHash: string, accountId: number, now: number, expiresAt: number) {
      await write
        .insertInto("session")
        .values({
          token_hash: tokenHash,
          account_id: accountId,
          created_at: now,
          last_seen_at: now,
          expires_at: expiresAt,
        })
        .execute();
    },

    async touch(tokenHash: string, now: number) {
      await write
        .updateTable("session")
        .set({ last_seen_at: now })
        .where("token_hash", "=", tokenHash)
        .execute();
    },

    async remove(tokenHash: string) {
      await write.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
    },

    async removeAll(accountId: number, db: Kysely<Database>) {
      await db.deleteFrom("session").where("account_id", "=", accountId).execute();
    },

    /** Removes what has expired or been idle too long. */
    async removeEnded(now: number, idle: number) {
      await write
        .deleteFrom("session")
        .where((row) =>
          row.or([row("expires_at", "<=", now), row("last_seen_at", "<=", now - idle)]),
        )
        .execute();
    },
  };
}
