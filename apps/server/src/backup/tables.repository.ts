import { type Kysely, sql } from "kysely";
import type { Database } from "../db/index.ts";

const rowsPerPage = 2000;

/** All rows of a table in the order of its key, in pages. */
export async function* rowsOf(
  db: Kysely<Database>,
  table: keyof Database,
  key: readonly string[],
): AsyncGenerator<readonly object[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} ${after}
      order by ${columns} limit ${rowsPerPage}`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerPage) return;
    after = sql`where (${columns}) > (${sql.join(key.map((name) => last[name]))})`;
  }
}

export async function isEmpty(db: Kysely<Database>, table: keyof Database): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  return rows.length === 0;
}

export async function clear(db: Kysely<Database>, table: keyof Database): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db);
}
