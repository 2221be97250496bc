import { createHash } from "node:crypto";
import { sql } from "kysely";
import { lock, type OpenDatabase } from "../db/index.ts";
import type { UnansweredSearch } from "../query-understanding/index.ts";

/** How often something was searched on a day, UTC. */
export interface CountedSearch {
  readonly wanted: UnansweredSearch;
  readonly searches: number;
  /** Callers who asked for it after the search. */
  readonly reports: number;
  readonly day: string;
}

export type UnansweredRepository = ReturnType<typeof unansweredRepository>;

/** Of the same combination on every server. */
export function idOf(search: UnansweredSearch): string {
  const { outcome, maker, model, year, family, axle, code, warehouse } = search;
  const values = [outcome, maker, model, year, family, axle, code, warehouse];
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}

/** The most wanted first. */
const order = sql`searches + reports desc, last_day desc, id`;
/** Codes that the catalogue has by now are dealt with. */
const isOpen = sql<boolean>`not exists (select 1 from search_key as k where k.key = unanswered_search.code)`;

export function unansweredRepository({ read, write }: OpenDatabase) {
  const open = read.selectFrom("unanswered_search").where(isOpen);
  return {
    /** Adds to the stored counts, and removes the least wanted entries beyond `maxEntries`. */
    add: (counted: readonly CountedSearch[], maxEntries: number): Promise<void> =>
      write.transaction().execute(async (db) => {
        // Two servers that update the same rows in another order would wait for each other.
        await lock(db, "unansweredSearches");
        await db
          .insertInto("unanswered_search")
          .values(
            counted.map(({ wanted, day, ...numbers }) => ({
              ...wanted,
              ...numbers,
              id: idOf(wanted),
              last_day: day,
            })),
          )
          .onConflict((conflict) =>
            conflict.column("id").doUpdateSet({
              searches: sql`unanswered_search.searches + excluded.searches`,
              reports: sql`unanswered_search.reports + excluded.reports`,
              last_day: sql`excluded.last_day`,
            }),
          )
          .execute();
        const least = db.selectFrom("unanswered_search").select("id").orderBy(order);
        await db
          .deleteFrom("unanswered_search")
          // SQLite has no offset without a limit.
          .where("id", "in", least.limit(counted.length).offset(maxEntries))
          .execute();
      }),

    /** The most wanted first. */
    list: (limit: number) => open.selectAll().orderBy(order).limit(limit).execute(),

    count: async (): Promise<number> => {
      const counted = open.select((row) => row.fn.countAll<number>().as("count"));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },

    remove: async (id: string): Promise<void> => {
      await write.deleteFrom("unanswered_search").where("id", "=", id).execute();
    },
  };
}
