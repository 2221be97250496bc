import type { Insertable, Kysely, Updateable } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { AmendmentRow } from "../db/schema.ts";

/** A stored correction. */
export type Amendment = Omit<AmendmentRow, "id"> & { readonly id: number };

export type AmendmentsRepository = ReturnType<typeof amendmentsRepository>;

export function amendmentsRepository({ read, write }: OpenDatabase) {
  return {
    /** @returns its number */
    async insert(row: Insertable<AmendmentRow>): Promise<number> {
      const { id } = await write
        .insertInto("amendment")
        .values(row)
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    async find(id: number, db: Kysely<Database> = read): Promise<Amendment | undefined> {
      return db.selectFrom("amendment").selectAll().where("id", "=", id).executeTakeFirst();
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

    async update(
      id: number,
      change: Updateable<AmendmentRow>,
      db: Kysely<Database>,
    ): Promise<void> {
      await db.updateTable("amendment").set(change).where("id", "=", id).execute();
    },
  };
}
