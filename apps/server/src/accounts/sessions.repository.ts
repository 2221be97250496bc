import type { Kysely } from "kysely";
import { prepare, type Slots } from "../db/prepared.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import { type Account, accountFields, accountOf } from "./accounts.repository.ts";

/** Times in ms since 1970; it ends at `expiresAt` even if it is in use. */
export interface StoredSession {
  readonly account: Account;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

export function sessionsRepository(database: OpenDatabase) {
  const { read, write } = database;
  const byHash = prepare(database, (slot: Slots<{ hash: string }>) =>
    read
      .selectFrom("session")
      .innerJoin("account", "account.id", "session.account_id")
      .select(["session.last_seen_at", "session.expires_at"])
      .select(accountFields(database))
      .where("session.token_hash", "=", slot.hash),
  );

  return {
    /** The session and its account as they are now. */
    async find(tokenHash: string): Promise<StoredSession | undefined> {
      const [row] = await byHash({ hash: tokenHash });
      return (
        row && {
          account: accountOf(row, database),
          lastSeenAt: row.last_seen_at,
          expiresAt: row.expires_at,
        }
      );
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
