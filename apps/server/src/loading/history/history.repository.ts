import { sql } from "kysely";
import { compact, type OpenDatabase } from "../../db/index.ts";

export type HistoryRepository = ReturnType<typeof historyRepository>;

/** The history of changes as a whole. */
export function historyRepository(database: OpenDatabase) {
  const { read, write } = database;
  const isFinished = sql<boolean>`state in ('committed', 'undone', 'discarded', 'failed')`;

  return {
    /** The bytes are those of the stored rows, without the database's own overhead. */
    async size() {
      const { sets } = await read
        .selectFrom("change_set")
        .select((eb) => eb.fn.countAll<number>().as("sets"))
        .executeTakeFirstOrThrow();
      const { rows, bytes } = await read
        .selectFrom("packed_rows")
        .select([
          sql<number>`coalesce(sum(count), 0)`.as("rows"),
          // Unlike length(), this does not read the texts themselves.
          sql<number>`coalesce(sum(octet_length(packed) + octet_length(coalesce(content, ''))), 0)`.as(
            "bytes",
          ),
        ])
        .executeTakeFirstOrThrow();
      return { sets: Number(sets), rows: Number(rows), bytes: Number(bytes) };
    },

    /**
     * Deletes finished sets from before a time in ms, except the `keep` newest; one that was undone stays as long as its
     * undo, which may need it.
     * @returns how many
     */
    async deleteBefore(time: number, keep: number): Promise<number> {
      return write.transaction().execute(async (db) => {
        const newest = db
          .selectFrom("change_set")
          .select("id")
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .limit(keep);
        const undone = db
          .selectFrom("change_set as undo")
          .select("undo.undoes")
          .where("undo.undoes", "is not", null)
          .where((eb) => eb.or([eb("undo.created_at", ">=", time), eb("undo.id", "in", newest)]));
        const { numDeletedRows } = await db
          .deleteFrom("change_set")
          .where(isFinished)
          .where("created_at", "<", time)
          .where("id", "not in", newest)
          .where("id", "not in", undone)
          .executeTakeFirst();
        return Number(numDeletedRows);
      });
    },

    compact: (): Promise<void> => compact(database),
  };
}
