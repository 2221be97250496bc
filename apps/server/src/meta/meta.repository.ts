import type { Kysely } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";

export type MetaRepository = ReturnType<typeof metaRepository>;

/** Single values of the whole installation, by key. */
export function metaRepository({ read, write }: OpenDatabase) {
  return {
    async find(key: string, db: Kysely<Database> = read): Promise<string | undefined> {
      const row = await db
        .selectFrom("meta")
        .select("value")
        .where("key", "=", key)
        .executeTakeFirst();
      return row?.value;
    },

    async set(key: string, value: string, db: Kysely<Database> = write): Promise<void> {
      await db
        .insertInto("meta")
        .values({ key, value })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
        .execute();
    },

    /** Stores a value unless there is one. */
    async add(key: string, value: string): Promise<void> {
      await write
        .insertInto("meta")
        .values({ key, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Stores a value unless there is a greater one than `max`. @returns whether it did */
    async replaceUpTo(key: string, max: string, value: string): Promise<boolean> {
      const row = await write
        .insertInto("meta")
        .values({ key, value })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({ value }).where("meta.value", "<=", max),
        )
        .returning("key")
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
