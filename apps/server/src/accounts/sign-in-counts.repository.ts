import type { Selectable } from "kysely";
import { forUpdate, type OpenDatabase } from "../db/index.ts";
import type { SignInCountRow } from "../db/account-rows.ts";

/** Failed sign-ins of an account, an address or a device. */
export interface SignInCount {
  readonly key: string;
  readonly failures: number;
  /** Of the last counted attempt, in ms since 1970. */
  readonly lastAt: number;
  /** Whether an attempt has been refused since. */
  readonly refused: boolean;
}

interface Change<Result> {
  readonly result: Result;
  readonly changed: readonly SignInCount[];
}

export type SignInCountsRepository = ReturnType<typeof signInCountsRepository>;

const countsByKey = (rows: readonly Selectable<SignInCountRow>[]) =>
  new Map(
    rows.map(({ key, failures, last_at: lastAt, refused }): [string, SignInCount] => [
      key,
      { key, failures, lastAt, refused: refused !== 0 },
    ]),
  );

export function signInCountsRepository({ read, write }: OpenDatabase) {
  return {
    async read(keys: readonly string[]): Promise<ReadonlyMap<string, SignInCount>> {
      const query = read.selectFrom("sign_in_count").selectAll().where("key", "in", keys);
      return countsByKey(await query.execute());
    },

    /** Changes the counts of these keys without interleaving with other changes, on any server. */
    async change<Result>(
      keys: readonly string[],
      work: (counts: ReadonlyMap<string, SignInCount>) => Change<Result>,
    ): Promise<Result> {
      // In one order, so that two transactions never wait for each other.
      const ordered = keys.toSorted();
      return write.transaction().execute(async (db) => {
        // PostgreSQL locks only rows that exist.
        await db
          .insertInto("sign_in_count")
          .values(ordered.map((key) => ({ key, failures: 0, last_at: 0, refused: 0 })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const rows = await db
          .selectFrom("sign_in_count")
          .selectAll()
          .where("key", "in", ordered)
          .orderBy("key")
          .$call(forUpdate(db))
          .execute();
        const { result, changed } = work(countsByKey(rows));
        for (const { key, failures, lastAt, refused } of changed) {
          await db
            .updateTable("sign_in_count")
            .set({ failures, last_at: lastAt, refused: Number(refused) })
            .where("key", "=", key)
            .execute();
        }
        return result;
      });
    },

    async removeBefore(time: number): Promise<void> {
      await write.deleteFrom("sign_in_count").where("last_at", "<", time).execute();
    },
  };
}
