import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./schema.ts";
import { sqliteReaderDialect, sqliteWriterDialect } from "./sqlite-dialect.ts";
import { openSqliteFile } from "./sqlite-file.ts";
import { SqliteError, startSqliteWriter } from "./sqlite-writer-client.ts";

export type DialectName = "sqlite" | "postgres";

export interface DatabaseConfig {
  /** A PostgreSQL URL; without it, SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Holds `caliper.db`; made when absent. */
  dataDir: string;
  /** PostgreSQL connections at most; 10 unless told. */
  poolSize?: number;
}

export interface OpenDatabase {
  readonly dialect: DialectName;
  /** For queries that change nothing. On SQLite it has no transactions. */
  readonly read: Kysely<Database>;
  /**
   * For everything that changes data, and for reads inside such a transaction. On SQLite it is the
   * one writer thread, and statements and transactions queue; on PostgreSQL it is `read`.
   */
  readonly write: Kysely<Database>;
  /** Finishes what was asked before; a second call changes nothing. */
  close(): Promise<void>;
}

// PostgreSQL sends bigint (count) and numeric (sum) as text; ours never exceed 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export function openDatabase(config: DatabaseConfig): OpenDatabase {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, config.poolSize ?? 10)
    : openSqlite(config.dataDir);
}

function openSqlite(dataDir: string): OpenDatabase {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "caliper.db");
  // Either connection may be the first; both need the write-ahead log, which the file remembers.
  openSqliteFile(path, "writer").close();
  const file = openSqliteFile(path, "reader");
  const writer = startSqliteWriter(path);
  const read = new Kysely<Database>({ dialect: sqliteReaderDialect(file) });
  const write = new Kysely<Database>({ dialect: sqliteWriterDialect(writer) });
  const closeAll = async () => {
    await Promise.all([read.destroy(), write.destroy()]);
    file.close();
    await writer.close();
  };
  let closing: Promise<void> | undefined;
  return { dialect: "sqlite", read, write, close: () => (closing ??= closeAll()) };
}

function openPostgres(connectionString: string, max: number): OpenDatabase {
  const pool = new pg.Pool({ connectionString, max });
  // An idle connection that the server drops must not end the process; the next query reconnects.
  pool.on("error", () => undefined);
  // Nor may one that is in use: between two queries of a transaction nobody else listens to it. The
  // next query of that transaction says that the connection is gone.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const both = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { dialect: "postgres", read: both, write: both, close: () => both.destroy() };
}

const sqliteUnique = new Set([1555, 2067]); // SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE

/** Whether a write failed because such a row exists already, in either dialect. */
export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof SqliteError) return sqliteUnique.has(error.errcode ?? 0);
  return error instanceof Error && "code" in error && error.code === "23505";
}

const sqliteFull = 13; // SQLITE_FULL
const sqliteNoSharedMemory = 4874; // SQLITE_IOERR_SHMSIZE: not even the log's index can grow
const postgresDiskFull = "53100";

/** Whether a write failed for want of room on the disk; then nothing of its transaction is there. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof SqliteError) {
    return error.errcode === sqliteFull || error.errcode === sqliteNoSharedMemory;
  }
  return error instanceof Error && "code" in error && error.code === postgresDiskFull;
}
