import { createWriteStream } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Kysely, sql } from "kysely";
import type { Config } from "../config.ts";
import { type Database, openDatabase } from "../db/index.ts";
import { backupFolders, backupTables } from "./tables.ts";

/** The description of a backup. */
export interface Manifest {
  readonly format: 1;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly rows: Readonly<Record<string, number>>;
}

export const manifestFile = "manifest.json";
export const rowsFile = (table: string) => `${table}.ndjson`;

const rowsPerPage = 2000;

/** Why a backup or a restore failed, as a message for the user. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

async function isEmptyFolder(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch(ignoreMissing);
  return !entries || entries.length === 0;
}

/**
 * Writes everything into a new folder while the server goes on: each table as a file of JSON lines,
 * all of one moment, beside the images and files. It fits either database.
 */
export async function backUp(config: Config, folder: string): Promise<Manifest> {
  if (!(await isEmptyFolder(folder))) throw new BackupError(`${folder} is not empty`);
  await mkdir(folder, { recursive: true });
  const rows = await withSnapshot(config, (db) => writeTables(db, folder));
  // After the tables: a file that a row names is never missing, at worst there is one too many.
  await copyFolders(config.dataDir, folder);
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), rows };
  // Last, so that a backup that was cut short is known by its absence.
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Copies the images and files below one folder to below another. */
export async function copyFolders(from: string, to: string): Promise<void> {
  for (const name of backupFolders) {
    await cp(join(from, name), join(to, name), { recursive: true }).catch(ignoreMissing);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

type Reading<T> = (db: Kysely<Database>) => Promise<T>;

/** Reads all tables as they are at one moment. */
async function withSnapshot<T>(config: Config, read: Reading<T>): Promise<T> {
  const database = openDatabase({ ...config, poolSize: 1 });
  try {
    if (database.dialect === "postgres") {
      return await database.read
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute((transaction) => read(transaction));
    }
    const folder = await mkdtemp(join(tmpdir(), "caliper-backup-"));
    try {
      await sql`vacuum into ${join(folder, "caliper.db")}`.execute(database.write);
      const copy = openDatabase({ dataDir: folder });
      try {
        return await read(copy.read);
      } finally {
        await copy.close();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    await database.close();
  }
}

async function writeTables(db: Kysely<Database>, folder: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, key] of backupTables) {
    let count = 0;
    async function* lines(): AsyncGenerator<string> {
      for (let offset = 0; ; offset += rowsPerPage) {
        const page = await sql<object>`select * from ${sql.table(table)}
          order by ${sql.join(key.map((name) => sql.ref(name)))} limit ${rowsPerPage} offset ${offset}`.execute(
          db,
        );
        count += page.rows.length;
        yield page.rows.map((row) => `${JSON.stringify(row)}\n`).join("");
        if (page.rows.length < rowsPerPage) return;
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, rowsFile(table))));
    counts[table] = count;
  }
  return counts;
}
