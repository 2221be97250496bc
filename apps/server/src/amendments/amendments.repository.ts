import type { Insertable, Kysely, Updateable } from "kysely";
import { chunks, type Database, forUpdate, lock, type OpenDatabase } from "../db/index.ts";
import type { AmendmentRow } from "../db/schema.ts";

/** A stored amendment. */
export type Amendment = Omit<AmendmentRow, "id"> & { readonly id: number };

/** Values per `in (…)`, below the limit of both databases. */
const keysPerQuery = 500;

export type AmendmentsRepository = ReturnType<typeof amendmentsRepository>;

export function amendmentsRepository({ read, write }: OpenDatabase) {
  return {
    /** Inserts unless the user has `limit` amendments of the row's status; its id, or undefined. */
    insertUnlessMost: (row: Insertable<AmendmentRow>, limit: number): Promise<number | undefined> =>
      write.transaction().execute(async (db) => {
        await lock(db, "openAmendments", row.username);
        const { count } = await db
          .selectFrom("amendment")
          .select((counted) => counted.fn.countAll<number>().as("count"))
          .where("username", "=", row.username)
          .where("status", "=", row.status)
          .executeTakeFirstOrThrow();
        if (Number(count) >= limit) return undefined;
        const { id } = await db
          .insertInto("amendment")
          .values(row)
          .returning("id")
          .executeTakeFirstOrThrow();
        return id;
      }),

    async find(id: number): Promise<Amendment | undefined> {
      return read.selectFrom("amendment").selectAll().where("id", "=", id).executeTakeFirst();
    },

    /** Products by normalized code. */
    async products(
      codeKeys: readonly string[],
    ): Promise<ReadonlyMap<string, { readonly code: string; readonly family: string }>> {
      const byKey = new Map<string, { code: string; family: string }>();
      for (const batch of chunks(codeKeys, keysPerQuery)) {
        const rows = await read
          .selectFrom("product")
          .select(["code", "family", "code_key"])
          .where("code_key", "in", batch)
          .execute();
        for (const { code_key: key, ...product } of rows) byKey.set(key, product);
      }
      return byKey;
    },

    /** Newest first. */
    async list(status: number): Promise<Amendment[]> {
      return read
        .selectFrom("amendment")
        .selectAll()
        .where("status", "=", status)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute();
    },

    /** The email of the last amendment of an account. */
    async lastEmail(username: string): Promise<string | undefined> {
      const row = await read
        .selectFrom("amendment")
        .select("email")
        .where("username", "=", username)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.email;
    },

    /** Like `find`, but locks the row until the transaction ends. */
    async findToChange(id: number, db: Kysely<Database>): Promise<Amendment | undefined> {
      const query = db.selectFrom("amendment").selectAll().where("id", "=", id);
      return query.$call(forUpdate(db)).executeTakeFirst();
    },

    async update(
      id: number,
      change: Updateable<AmendmentRow>,
      db: Kysely<Database>,
    ): Promise<void> {
      await db.updateTable("amendment").set(change).where("id", "=", id).execute();
    },
  };
}
