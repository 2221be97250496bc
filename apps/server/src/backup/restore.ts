import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createInterface } from "node:readline";
import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import {
  continueNumbers,
  type Database,
  insertRows,
  isStorageFull,
  isUnreachable,
  migrate,
  openDatabase,
  type OpenDatabase,
  rebuildSearchKeys,
} from "../db/index.ts";
import { contentsIn } from "../files/content-keys.ts";
import { openStorage, type Storage } from "../storage/index.ts";
import {
  BackupError,
  copyContents,
  type Manifest,
  manifestFile,
  readContent,
  rowsFile,
} from "./backup.ts";
import { clear, isEmpty } from "./tables.repository.ts";
import { backupTables, restoredRow } from "./tables.ts";

const rowsPerInsert = 2000;

/**
 * Fills an empty database and storage from a backup, all of it or nothing.
 * @throws BackupError when the backup is incomplete or damaged, or the database is not empty
 */
export async function restore(config: Config, backup: Storage): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const database = openDatabase(config);
  try {
    await migrate(database);
    await requireEmpty(database);
    await copyContents(backup, openStorage(config));
    await database.write.transaction().execute(async (db) => {
      for (const table of backupTables.keys()) {
        const read = await fill(db, table, await openRows(backup, table));
        requireSame(manifest, table, read);
      }
      await rebuildSearchKeys(db);
      await continueNumbers(db);
    });
    return manifest;
  } finally {
    await database.close();
  }
}

/**
 * Reads an entire backup and compares it with its manifest, without a database.
 * @throws BackupError that names what is missing or damaged
 */
export async function verify(backup: Storage): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const hashes = new Set<string>();
  for (const table of backupTables.keys()) {
    const read = await eachRow(await openRows(backup, table), table, async (row) => {
      if ((table === "image" || table === "file") && "hash" in row)
        hashes.add(`${table}s ${String(row.hash)}`);
    });
    requireSame(manifest, table, read);
  }
  let contents = 0;
  for await (const { key, hash, isWhole } of contentsIn(backup)) {
    if (!isWhole) continue;
    await readContent(backup, key, hash);
    hashes.delete(`${key.split("/", 1)[0]} ${hash}`);
    contents += 1;
  }
  const [missing] = hashes;
  if (missing !== undefined) throw new BackupError(`The backup lacks the content ${missing}`);
  if (contents < (manifest.contents ?? 0))
    throw new BackupError(`The backup has ${contents} files; it had ${manifest.contents}`);
  return manifest;
}

async function readManifest(backup: Storage): Promise<Manifest> {
  const stream = await backup.open(manifestFile);
  if (!stream) {
    throw new BackupError(`${backup.place} is not a complete backup: ${manifestFile} is missing`);
  }
  const manifest = parsed<Manifest>(await text(stream), manifestFile);
  if (manifest.format !== 1) throw new BackupError(`${backup.place} was made by another version`);
  return manifest;
}

/** @throws BackupError that does not quote the text, which may be a price */
function parsed<Value extends object>(json: string, file: string): Value {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null) return value as Value;
  } catch {
    // The parser's message quotes the text.
  }
  throw new BackupError(`${file} is damaged`);
}

interface RowsRead {
  readonly count: number;
  /** SHA-256 of the lines. */
  readonly digest: string;
}

/** @throws BackupError unless the rows are those of the manifest */
function requireSame({ rows, digests }: Manifest, table: keyof Database, read: RowsRead): void {
  const expected = rows[table] ?? 0;
  if (read.count !== expected) {
    throw new BackupError(`${rowsFile(table)} has ${read.count} rows; the backup had ${expected}`);
  }
  const digest = digests?.[table];
  if (digest !== undefined && digest !== read.digest)
    throw new BackupError(`${rowsFile(table)} is damaged`);
}

async function openRows(backup: Storage, table: keyof Database): Promise<Readable> {
  const rows = await backup.open(rowsFile(table));
  if (!rows) throw new BackupError(`${rowsFile(table)} is missing`);
  return rows;
}

/** Reads JSON lines. */
async function eachRow(
  input: Readable,
  table: keyof Database,
  work: (row: object) => Promise<void>,
): Promise<RowsRead> {
  const digest = createHash("sha256");
  let count = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line === "") continue;
    digest.update(`${line}\n`);
    await work(restoredRow(parsed(line, rowsFile(table))));
    count += 1;
  }
  return { count, digest: digest.digest("hex") };
}

async function requireEmpty({ read }: OpenDatabase): Promise<void> {
  for (const table of ["account", "product", "change_set"] as const) {
    if (!(await isEmpty(read, table)))
      throw new BackupError("The database is not empty; a backup is restored into a new one");
  }
}

async function fill(
  db: Kysely<Database>,
  table: keyof Database,
  input: Readable,
): Promise<RowsRead> {
  // Migrations fill some tables with rows that the backup also has, or that were deleted before it.
  await clear(db, table);
  let rows: object[] = [];
  const write = async () => {
    try {
      await insertRows(db, table, rows as never);
    } catch (error) {
      if (isStorageFull(error) || isUnreachable(error)) throw error;
      throw new BackupError(`${rowsFile(table)} is damaged: the database rejected its rows`);
    }
    rows = [];
  };
  const read = await eachRow(input, table, async (row) => {
    rows.push(row);
    if (rows.length === rowsPerInsert) await write();
  });
  await write();
  return read;
}
