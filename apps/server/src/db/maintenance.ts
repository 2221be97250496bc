/** Work on the database as a whole, which SQLite and PostgreSQL do differently. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { dialectOf, openDatabase, type OpenDatabase } from "./connection.ts";
import type { Database } from "./schema.ts";

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

/** Returns the space of deleted packs to the disk. Blocks writes for as long as a copy of the database takes. */
export async function compact({ dialect, write }: OpenDatabase): Promise<void> {
  if (dialect === "sqlite") await sql`vacuum`.execute(write);
  else await sql`vacuum packed_rows`.execute(write);
}

/** The next row of a numbered table must not get a number that a restored one has. */
export async function continueNumbers(db: Kysely<Database>): Promise<void> {
  if (dialectOf(db) !== "postgres") return;
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
