import type { Kysely } from "kysely";
import type { Database, OpenDatabase } from "../../db/index.ts";
import type { StagedBatchRow } from "../../db/schema.ts";

/** The rows of imports as they were sent, in batches. */
export function stagedBatchesRepository({ read, write }: OpenDatabase) {
  const batchOf = (id: string, batch: number, db: Kysely<Database>) =>
    db.selectFrom("staged_batch").where("change_set_id", "=", id).where("batch", "=", batch);

  return {
    async putBatch(
      batch: Pick<StagedBatchRow, "change_set_id" | "batch" | "rows">,
      db: Kysely<Database>,
      digest?: string,
    ): Promise<void> {
      const change = { rows: batch.rows, ...(digest !== undefined && { digest }) };
      await db
        .insertInto("staged_batch")
        .values({ ...batch, digest: digest ?? null })
        .onConflict((conflict) => conflict.columns(["change_set_id", "batch"]).doUpdateSet(change))
        .execute();
    },

    /** Digest of the rows of a batch as sent; undefined if it was not received. */
    async digest(id: string, batch: number, db: Kysely<Database>): Promise<string | undefined> {
      const row = await batchOf(id, batch, db).select("digest").executeTakeFirst();
      return row?.digest ?? undefined;
    },

    async batchNumbers(id: string, db: Kysely<Database> = read): Promise<number[]> {
      const rows = await db
        .selectFrom("staged_batch")
        .select("batch")
        .where("change_set_id", "=", id)
        .orderBy("batch")
        .execute();
      return rows.map(({ batch }) => batch);
    },

    async batch(
      id: string,
      batch: number,
      db: Kysely<Database> = read,
    ): Promise<string | undefined> {
      const row = await batchOf(id, batch, db).select("rows").executeTakeFirst();
      return row?.rows;
    },

    /** Deletes the rows of a committed import but keeps the digests, so that repeated batches are recognized. */
    async emptyBatches(id: string, db: Kysely<Database>): Promise<void> {
      await db
        .updateTable("staged_batch")
        .set({ rows: "" })
        .where("change_set_id", "=", id)
        .execute();
    },

    /** Deletes the batches of imports that finished before `before`. */
    async deleteOldBatches(before: number): Promise<void> {
      await write
        .deleteFrom("staged_batch")
        .where("change_set_id", "in", (eb) =>
          eb
            .selectFrom("change_set")
            .select("id")
            .where("state", "in", ["committed", "undone"])
            .where("touched_at", "<", before),
        )
        .execute();
    },

    async deleteBatches(id: string, db: Kysely<Database> = write): Promise<void> {
      await db.deleteFrom("staged_batch").where("change_set_id", "=", id).execute();
    },
  };
}
