import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Kysely, sql } from "kysely";
import type { Config } from "../config.ts";
import {
  type Database,
  insertRows,
  migrate,
  openDatabase,
  type OpenDatabase,
  rebuildSearchKeys,
} from "../db/index.ts";
import { BackupError, copyFolders, type Manifest, manifestFile, rowsFile } from "./backup.ts";
import { backupTables } from "./tables.ts";

const rowsPerInsert = 2000;

/**
 * Fills an empty database and data directory from a backup, all of it or nothing.
 * @throws BackupError when the folder is no whole backup, or the database is not empty
 */
export async function restore(config: Config, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const database = openDatabase(config);
  try {
    await migrate(database);
    await requireEmpty(database);
    await copyFolders(folder, config.dataDir);
    await database.write.transaction().execute(async (db) => {
      for (const table of backupTables.keys()) {
        const count = await fill(database, db, table, join(folder, rowsFile(table)));
        const expected = manifest.rows[table] ?? 0;
        if (count !== expected) {
          throw new BackupError(`${rowsFile(table)} has ${count} rows; the backup had ${expected}`);
        }
      }
      await rebuildSearchKeys(db);
      await continueNumbers(database, db);
    });
    return manifest;
  } finally {
    await database.close();
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), "utf8").catch(() => undefined);
  if (text === undefined) {
    throw new BackupError(`${folder} is no whole backup: ${manifestFile} is missing`);
  }
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new BackupError(`${folder} was made by another version`);
  return manifest;
}

async function requireEmpty({ read }: OpenDatabase): Promise<void> {
  for (const table of ["account", "product", "change_set"] as const) {
    const row = await sql`select 1 from ${sql.table(table)} limit 1`.execute(read);
    if (row.rows.length > 0) {
      throw new BackupError("The database is not empty; a backup is restored into a new one");
    }
  }
}

async function fill(
  { dialect }: OpenDatabase,
  db: Kysely<Database>,
  table: keyof Database,
  file: string,
): Promise<number> {
  // Migrations fill some tables with rows that the backup has too, or had and lost.
  await sql`delete from ${sql.table(table)}`.execute(db);
  let count = 0;
  let rows: object[] = [];
  const write = async () => {
    await insertRows(db, dialect, table, rows as never);
    count += rows.length;
    rows = [];
  };
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    if (line === "") continue;
    rows.push(JSON.parse(line) as object);
    if (rows.length === rowsPerInsert) await write();
  }
  await write();
  return count;
}

/** The next row of a numbered table must not get a number that a restored one has. */
async function continueNumbers({ dialect }: OpenDatabase, db: Kysely<Database>): Promise<void> {
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
