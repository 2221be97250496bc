import type { Kysely } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { PasswordLinkRow } from "../db/account-rows.ts";

export type LinksRepository = ReturnType<typeof linksRepository>;

export function linksRepository({ read, write }: OpenDatabase) {
  return {
    async find(hash: string, db: Kysely<Database> = read): Promise<PasswordLinkRow | undefined> {
      return db
        .selectFrom("password_link")
        .selectAll()
        .where("token_hash", "=", hash)
        .executeTakeFirst();
    },

    /** Creates the only valid link of an account, or of the first administrator; earlier links become invalid. */
    async replace(link: PasswordLinkRow, db: Kysely<Database> = write): Promise<void> {
      await db
        .deleteFrom("password_link")
        .where("account_id", link.account_id === null ? "is" : "=", link.account_id)
        .execute();
      await db.insertInto("password_link").values(link).execute();
    },

    async remove(hash: string, db: Kysely<Database>): Promise<void> {
      await db.deleteFrom("password_link").where("token_hash", "=", hash).execute();
    },
  };
}
