import { type Kysely, sql } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";

/** A price that begins on a day, and the one that it replaces. In US cents. */
export interface PriceChange {
  readonly code: string;
  readonly grade: string;
  readonly warehouse: string;
  readonly after: number;
  /** Null for the first price. */
  readonly before: number | null;
}

const rowsPerPage = 2000;

export type PriceChangesRepository = ReturnType<typeof priceChangesRepository>;

export function priceChangesRepository({ read }: OpenDatabase) {
  const db: Kysely<Database> = read;
  return {
    /** The prices that begin on the day and differ from those before, by key, a page at a time. */
    async *on(day: string): AsyncGenerator<PriceChange[]> {
      let last: PriceChange | undefined;
      for (;;) {
        const after = last
          ? sql`and (code, grade, warehouse) > (${last.code}, ${last.grade}, ${last.warehouse})`
          : sql``;
        const { rows } = await sql<PriceChange>`
          select * from (
            select code, grade, warehouse, price_cents as after, (
              select earlier.price_cents from price as earlier
              where earlier.code = price.code and earlier.grade = price.grade
                and earlier.warehouse = price.warehouse and earlier.from_day < price.from_day
              order by earlier.from_day desc limit 1
            ) as before
            from price where from_day = ${day} ${after}
          ) as changes
          where before is null or before <> after
          order by code, grade, warehouse limit ${rowsPerPage}`.execute(db);
        yield rows;
        last = rows.at(-1);
        if (rows.length < rowsPerPage) return;
      }
    },
  };
}
