import type { Insertable, Kysely } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { SheetLayoutRow } from "../db/schema.ts";

export type LayoutsRepository = ReturnType<typeof layoutsRepository>;

export function layoutsRepository({ read }: OpenDatabase) {
  return {
    all: (): Promise<SheetLayoutRow[]> =>
      read.selectFrom("sheet_layout").selectAll().orderBy("saved_at", "desc").execute(),

    async put(row: Insertable<SheetLayoutRow>, db: Kysely<Database>): Promise<void> {
      await db
        .insertInto("sheet_layout")
        .values(row)
        .onConflict((conflict) => conflict.column("digest").doUpdateSet(row))
        .execute();
    },

    /** @returns the deleted layout; undefined when there is none */
    delete: (digest: string, db: Kysely<Database>): Promise<SheetLayoutRow | undefined> =>
      db.deleteFrom("sheet_layout").where("digest", "=", digest).returningAll().executeTakeFirst(),
  };
}
