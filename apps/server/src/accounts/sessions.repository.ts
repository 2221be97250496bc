import type { Kysely } from "kysely";
import { prepare, type Slots } from "../db/prepared.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import { accountFields, accountOf } from "./accounts.repository.ts";

/** Where a session is used. */
export interface SessionPlace {
  /** The IP address. */
  readonly address: string;
  /** The browser's user agent. */
  readonly userAgent: string | null;
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

export function sessionsRepository(database: OpenDatabase) {
  const { read, write } = database;
  const byHash = prepare(database, (slot: Slots<{ hash: string }>) =>
    read
      .selectFrom("session")
      .innerJoin("account", "account.id", "session.account_id")
      .select(["session.last_seen_at", "session.expires_at", "session.confirmed_at"])
      .select(accountFields)
      .where("session.token_hash", "=", slot.hash),
  );

  return {
    /** The session and its account as they are now. Times in ms since 1970; it ends at `expiresAt` even while in use. */
    async find(tokenHash: string) {
      const [row] = await byHash({ hash: tokenHash });
      return (
        row && {
          account: accountOf(row, database),
          lastSeenAt: row.last_seen_at,
          expiresAt: row.expires_at,
          /** When its user last entered the password. */
          confirmedAt: row.confirmed_at,
        }
      );
    },

    /** The sessions of an account, the last used one first; ended ones too. */
    async ofAccount(accountId: number) {
      return read
        .selectFrom("session")
        .selectAll()
        .where("account_id", "=", accountId)
        .orderBy("last_seen_at", "desc")
        .orderBy("created_at", "desc")
        .execute();
    },

    async insert(
      tokenHash: string,
      accountId: number,
      { address, userAgent }: SessionPlace,
      { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
    ) {
      await write
        .insertInto("session")
        .values({
          token_hash: tokenHash,
          account_id: accountId,
          created_at: now,
          last_seen_at: now,
          expires_at: expiresAt,
          confirmed_at: now,
          address,
          user_agent: userAgent,
        })
        .execute();
    },

    async touch(tokenHash: string, now: number, address: string) {
      await write
        .updateTable("session")
        .set({ last_seen_at: now, address })
        .where("token_hash", "=", tokenHash)
        .execute();
    },

    async exists(tokenHash: string, db: Kysely<Database>): Promise<boolean> {
      const query = db
        .selectFrom("session")
        .select("token_hash")
        .where("token_hash", "=", tokenHash);
      return (await query.executeTakeFirst()) !== undefined;
    },

    /** Replaces the token of a session whose user has entered the password again. */
    async renew(tokenHash: string, newHash: string, now: number, db: Kysely<Database>) {
      await db
        .updateTable("session")
        .set({ token_hash: newHash, confirmed_at: now })
        .where("token_hash", "=", tokenHash)
        .execute();
    },

    async remove(tokenHash: string, db: Kysely<Database>) {
      await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
    },

    /**
     * Removes sessions, and sign-ins that wait for the second factor.
     * @param currentHash the hash of a session that stays
     */
    async removeAll(accountId: number, db: Kysely<Database>, currentHash?: string) {
      await db.deleteFrom("sign_in_step").where("account_id", "=", accountId).execute();
      await db
        .deleteFrom("session")
        .where("account_id", "=", accountId)
        .$if(currentHash !== undefined, (query) =>
          query.where("token_hash", "<>", currentHash ?? ""),
        )
        .execute();
    },

    /** Removes sessions that have expired or been idle too long. */
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
