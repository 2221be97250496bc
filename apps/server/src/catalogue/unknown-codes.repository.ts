import { lock, type OpenDatabase } from "../db/index.ts";
import { prepare, type Slots } from "../db/prepared.ts";

/** A code without results. */
export interface UnknownCode {
  readonly code: string;
  /** ms since 1970 */
  readonly triedAt: number;
}

interface Change<Result> {
  readonly codes: readonly UnknownCode[];
  readonly result: Result;
}

export type UnknownCodesRepository = ReturnType<typeof unknownCodesRepository>;

export function unknownCodesRepository(database: OpenDatabase) {
  const { read, write } = database;
  const count = prepare(database, (slot: Slots<{ caller: string; after: number }>) =>
    read
      .selectFrom("unknown_code")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("caller", "=", slot.caller)
      .where("tried_at", ">", slot.after),
  );

  return {
    /** Number of codes that a caller has tried since. */
    async count(caller: string, after: number): Promise<number> {
      const [row] = await count({ caller, after });
      return Number(row?.count ?? 0);
    },

    /** Changes the codes of a caller that were tried since, the oldest first. */
    change: async <Result>(
      caller: string,
      after: number,
      work: (recent: readonly UnknownCode[]) => Change<Result>,
    ): Promise<Result> =>
      write.transaction().execute(async (db) => {
        // Row locks are not enough, because the rows are replaced.
        await lock(db, "unknownCodes", caller);
        const rows = await db
          .selectFrom("unknown_code")
          .select(["code", "tried_at as triedAt"])
          .where("caller", "=", caller)
          .where("tried_at", ">", after)
          .orderBy("tried_at")
          .orderBy("seq")
          .execute();
        const { codes, result } = work(rows);
        await db.deleteFrom("unknown_code").where("caller", "=", caller).execute();
        if (codes.length > 0) {
          const values = codes.map(({ code, triedAt }, seq) => ({
            caller,
            seq,
            code,
            tried_at: triedAt,
          }));
          await db.insertInto("unknown_code").values(values).execute();
        }
        return result;
      }),

    async removeBefore(time: number): Promise<void> {
      await write.deleteFrom("unknown_code").where("tried_at", "<=", time).execute();
    },
  };
}
