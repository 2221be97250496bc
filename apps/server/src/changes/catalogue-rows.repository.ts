import { type Kysely, sql } from "kysely";
import type { CatalogueTable } from "@caliper/catalogue-model";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { Row } from "./change.ts";
import { createYielder } from "./yielding.ts";

/** Values per `in (…)`, far below the limit of either database. */
const valuesPerQuery = 50;
/** Small enough that a search waiting behind one page is hardly delayed. */
const rowsPerPage = 250;

/** Reads rows of any catalogue table. */
export function catalogueRowsRepository({ read }: OpenDatabase) {
  return {
    /** Rows of a catalogue table whose `column` holds one of `values`. */
    async rowsWhere(
      table: CatalogueTable,
      column: string,
      values: readonly string[],
      db: Kysely<Database> = read,
    ): Promise<Row[]> {
      const rows: Row[] = [];
      const yielder = createYielder();
      for (let start = 0; start < values.length; start += valuesPerQuery) {
        const some = sql.join(values.slice(start, start + valuesPerQuery));
        const query = sql<Row>`select * from ${sql.table(table.name)}
          where ${sql.ref(column)} in (${some})`;
        for (const row of (await query.execute(db)).rows) rows.push(row);
        if (yielder.isDue()) await yielder.pause();
      }
      return rows;
    },

    /** Every row of a catalogue table, a page at a time in the order of its key. */
    async *allRows(table: CatalogueTable): AsyncGenerator<Row[]> {
      const key = sql.join(table.primaryKey.map((name) => sql.ref(name)));
      let after: unknown[] | undefined;
      for (;;) {
        const from = after ? sql`where (${key}) > (${sql.join(after)})` : sql``;
        const query = sql<Row>`select * from ${sql.table(table.name)} ${from}
          order by ${key} limit ${rowsPerPage}`;
        const { rows } = await query.execute(read);
        yield rows;
        const last = rows.at(-1);
        if (rows.length < rowsPerPage || !last) return;
        after = table.primaryKey.map((name) => last[name]);
      }
    },

    /** The different texts of a column, the most frequent first. */
    async valuesByFrequency(table: CatalogueTable, column: string): Promise<string[]> {
      const query = sql<{ value: string }>`select ${sql.ref(column)} as value
        from ${sql.table(table.name)} where ${sql.ref(column)} is not null
        group by ${sql.ref(column)} order by count(*) desc, ${sql.ref(column)}`;
      return (await query.execute(read)).rows.map(({ value }) => value);
    },

    async count(table: CatalogueTable): Promise<number> {
      const query = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table.name)}`;
      return (await query.execute(read)).rows[0]?.rows ?? 0;
    },

    async largestId(table: CatalogueTable): Promise<number> {
      const query = sql<{ id: number | null }>`select max(id) as id from ${sql.table(table.name)}`;
      return (await query.execute(read)).rows[0]?.id ?? 0;
    },
  };
}
