import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import { type Database, openDatabase, withSnapshot } from "../db/index.ts";
import { contentsIn } from "../files/content-keys.ts";
import { openStorage, type Storage } from "../storage/index.ts";
import { rowsOf } from "./tables.repository.ts";
import { backupTables, writtenRow } from "./tables.ts";

/** The description of a backup. */
export interface Manifest {
  readonly format: 1;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of the file of each table; older backups have none. */
  readonly digests?: Readonly<Record<string, string>>;
  /** Images and uploaded files; older backups do not say. */
  readonly contents?: number;
}

export const manifestFile = "manifest.json";
export const rowsFile = (table: string) => `${table}.ndjson`;

/** Why a backup or a restore failed, as a message for the user. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/**
 * Writes everything to an empty target while the server runs: each table as a file of JSON lines, in one snapshot, beside
 * the images and files. It can be restored into either database.
 */
export async function backUp(config: Config, target: Storage): Promise<Manifest> {
  for await (const { key } of target.list(""))
    throw new BackupError(`${target.place} is not empty: it has ${key}`);
  const tables = await tablesTo(target, config);
  // After the tables: no file that a row names is missing; at worst there is an extra one.
  const contents = await copyContents(openStorage(config), target);
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    ...tables,
    contents,
  };
  // Written last: a backup without it is incomplete.
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await target.put(manifestFile, new Uint8Array(Buffer.from(text)));
  return manifest;
}

/**
 * Copies images and files. They are named by their hashes, so damage is detected.
 * @returns how many
 * @throws BackupError that names the damaged one
 */
export async function copyContents(from: Storage, to: Storage): Promise<number> {
  let count = 0;
  for await (const { key, hash, isWhole } of contentsIn(from)) {
    if (!isWhole) continue;
    // A file that was cleaned up since is not in use.
    const content = await readContent(from, key, hash);
    if (!content) continue;
    await to.put(key, content, hash);
    count += 1;
  }
  return count;
}

/** @throws BackupError when the content does not have the hash of its name */
export async function readContent(
  storage: Storage,
  key: string,
  hash: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const stream = await storage.open(key);
  const content = stream && (await buffer(stream));
  if (content && createHash("sha256").update(content).digest("hex") !== hash)
    throw new BackupError(`${key} in ${storage.place} is damaged`);
  return content;
}

type Tables = Required<Pick<Manifest, "rows" | "digests">>;

async function tablesTo(target: Storage, config: Config): Promise<Tables> {
  const database = openDatabase({ ...config, poolSize: 1 });
  try {
    return await withSnapshot(database, (db) => writeTables(db, target));
  } finally {
    await database.close();
  }
}

async function writeTables(db: Kysely<Database>, target: Storage): Promise<Tables> {
  const folder = await mkdtemp(join(tmpdir(), "caliper-backup-"));
  const rows: Record<string, number> = {};
  const digests: Record<string, string> = {};
  try {
    for (const [table, key] of backupTables) {
      let count = 0;
      const digest = createHash("sha256");
      async function* lines(): AsyncGenerator<string> {
        for await (const rows of rowsOf(db, table, key)) {
          count += rows.length;
          const text = rows.map((row) => `${JSON.stringify(writtenRow(row))}\n`).join("");
          digest.update(text);
          yield text;
        }
      }
      // S3 requires the size before the first byte.
      const path = join(folder, rowsFile(table));
      await pipeline(Readable.from(lines()), createWriteStream(path));
      rows[table] = count;
      digests[table] = digest.digest("hex");
      await target.put(rowsFile(table), path, digests[table]);
      await rm(path);
    }
    return { rows, digests };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
