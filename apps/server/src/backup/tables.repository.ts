import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Database, type DialectName, openDatabase, type OpenDatabase } from "../db/index.ts";

const rowsPerPage = 2000;

/** Reads all tables as they are at one moment. */
export async function withSnapshot<Result>(
  { dialect, read, write }: OpenDatabase,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (dialect === "postgres")
    return read.transaction().setIsolationLevel("repeatable read").execute(work);
  const folder = await mkdtemp(join(tmpdir(), "caliper-backup-"));
  try {
    await sql`vacuum into ${join(folder, "caliper.db")}`.execute(write);
    const copy = openDatabase({ dataDir: folder });
    try {
      return await work(copy.read);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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

/** The next row of a numbered table must not get a number that a restored one has. */
export async function continueNumbers(db: Kysely<Database>, dialect: DialectName): Promise<void> {
  if (dialect !== "postgres") return;
  const numbered = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(
    db,
  );
  for (const { name } of numbered.rows) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.table(name)}), false)`.execute(db);
  }
}
