import { createHash } from "node:crypto";
import { sql } from "kysely";
import { lock, type OpenDatabase } from "../db/index.ts";
import type { UnansweredSearchRow } from "../db/schema.ts";
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
export const idOf = ({ outcome, ...wanted }: UnansweredSearch): string => {
  const { maker, model, year, family, axle, code, warehouse } = wanted;
  const values = [outcome, maker, model, year, family, axle, code, warehouse];
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
};

/** The most wanted first. */
const order = sql`searches + reports desc, last_day desc, id`;
/** Codes that the catalogue has by now are dealt with. */
const isKnown = sql<boolean>`exists (select 1 from search_key as k where k.key = unanswered_search.code)`;
const isOpen = sql<boolean>`not ${isKnown}`;

export function unansweredRepository({ read, write, dialect }: OpenDatabase) {
  return {
    /** Adds to the stored counts, and removes the least wanted entries beyond `most`. */
    async add(counted: readonly CountedSearch[], most: number): Promise<void> {
      const rows = counted.map(({ wanted, searches, reports, day }): UnansweredSearchRow => ({
        id: idOf(wanted),
        ...wanted,
        searches,
        reports,
        last_day: day,
      }));
      await write.transaction().execute(async (db) => {
        // Two servers that update the same rows in another order would wait for each other.
        await lock(db, dialect, "unansweredSearches");
        await db
          .insertInto("unanswered_search")
          .values(rows)
          .onConflict((conflict) =>
            conflict.column("id").doUpdateSet((row) => ({
              searches: sql`unanswered_search.searches + excluded.searches`,
              reports: sql`unanswered_search.reports + excluded.reports`,
              last_day: row.ref("excluded.last_day"),
            })),
          )
          .execute();
        await db
          .deleteFrom("unanswered_search")
          .where("id", "in", (sub) =>
            sub
              .selectFrom("unanswered_search")
              .select("id")
              .orderBy(order)
              // SQLite has no offset without a limit.
              .limit(rows.length)
              .offset(most),
          )
          .execute();
      });
    },

    /** The most wanted first. */
    list: (limit: number): Promise<UnansweredSearchRow[]> =>
      read
        .selectFrom("unanswered_search")
        .selectAll()
        .where(isOpen)
        .orderBy(order)
        .limit(limit)
        .execute(),

    async count(): Promise<number> {
      const { count } = await read
        .selectFrom("unanswered_search")
        .select((row) => row.fn.countAll<number>().as("count"))
        .where(isOpen)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Returns whether there was such an entry. */
    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await write
        .deleteFrom("unanswered_search")
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Removes entries that nobody has searched since a day, and codes that the catalogue has by now. */
    async removeOld(day: string): Promise<void> {
      await write
        .deleteFrom("unanswered_search")
        .where((row) => row.or([row("last_day", "<", day), isKnown]))
        .execute();
    },
  };
}
