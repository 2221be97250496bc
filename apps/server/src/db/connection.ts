import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresDialect,
  type QueryExecutorProvider,
} from "kysely";
import pg from "pg";
import { postgresReader } from "./postgres-reader.ts";
import type { PreparedQuery, RunQuery } from "./prepared-query.ts";
import type { Database } from "./schema.ts";
import { sqliteReaderDialect, sqliteWriterDialect } from "./sqlite-dialect.ts";
import { openSqliteFile, type Parameter } from "./sqlite-file.ts";
import { openSqliteWriter, SqliteError } from "./sqlite-writer.ts";
import { startSqliteReader, startSqliteWriter } from "./sqlite-threads.ts";

export type DialectName = "sqlite" | "postgres";

/** @param db a database or a transaction */
export const dialectOf = (db: QueryExecutorProvider): DialectName =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";

export interface DatabaseConfig {
  /** A PostgreSQL URL; without it, SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Contains `caliper.db`; created when missing. */
  dataDir: string;
  /** Maximum number of PostgreSQL connections, without those for prepared queries; 10 by default. */
  poolSize?: number;
  /** False: accounts with the demo's published password count as disabled. */
  demo?: boolean;
}

/** PostgreSQL connections for prepared queries, at most. */
const readingConnections = 4;

/** Imports dirty many index pages of large tables; a page that does not fit into the cache is written several times. */
const importCacheMiB = 256;

/** Where SQLite writes: in its own thread, or in the caller's, which every write blocks. */
export type WritesIn = "thread" | "caller";

export interface Connections {
  readonly total: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly dialect: DialectName;
  /** Whether no other server uses the database. */
  readonly hasOneServer: boolean;
  /** The configuration with which another thread opens the same database. */
  readonly config: DatabaseConfig;
  /** For queries that change nothing. On SQLite it has no transactions. */
  readonly read: Kysely<Database>;
  /**
   * For everything that changes data, and for reads inside such a transaction. On SQLite it is one
   * connection, on which statements and transactions queue; on PostgreSQL it is `read`.
   */
  readonly write: Kysely<Database>;
  /** Runs a read query that `prepare` created. */
  readonly run: RunQuery;
  /** Like `run`, for slow queries: on SQLite in a thread, so that other requests continue. */
  readonly runLong: RunQuery;
  /** The pool of PostgreSQL connections, without those for prepared queries; undefined on SQLite. */
  readonly connections: () => Connections | undefined;
  /** Completes earlier calls; a second call has no effect. */
  close(): Promise<void>;
}

// PostgreSQL sends bigint (count) and numeric (sum) as text; ours never exceed 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Takes every query that is not prepared, when it has ended. */
export type TakeQuery = (dialect: DialectName, event: LogEvent) => void;

export function openDatabase(
  config: DatabaseConfig,
  writesIn: WritesIn = "thread",
  takeQuery?: TakeQuery,
): OpenDatabase {
  return config.databaseUrl
    ? openPostgres(config, config.databaseUrl, takeQuery)
    : openSqlite(config, writesIn, takeQuery);
}

const logOf = (dialect: DialectName, take: TakeQuery | undefined) =>
  take && { log: (event: LogEvent) => take(dialect, event) };

function openSqlite(
  config: DatabaseConfig,
  writesIn: WritesIn,
  takeQuery: TakeQuery | undefined,
): OpenDatabase {
  mkdirSync(config.dataDir, { recursive: true });
  const path = join(config.dataDir, "caliper.db");
  // Either connection may be the first; both need the write-ahead log, which is stored in the file.
  if (writesIn === "thread") openSqliteFile(path, "writer").close();
  const writer =
    writesIn === "thread" ? startSqliteWriter(path) : openSqliteWriter(path, importCacheMiB);
  const file = openSqliteFile(path, "reader");
  const log = logOf("sqlite", takeQuery);
  const read = new Kysely<Database>({ dialect: sqliteReaderDialect(file), ...log });
  const write = new Kysely<Database>({ dialect: sqliteWriterDialect(writer), ...log });
  const reader = startSqliteReader(path);
  const closeAll = async () => {
    await Promise.all([read.destroy(), write.destroy(), reader.close()]);
    file.close();
    await writer.close();
  };
  let closing: Promise<void> | undefined;
  return {
    dialect: "sqlite",
    hasOneServer: true,
    config,
    read,
    write,
    run: async <Row>({ sql, parameters }: PreparedQuery) =>
      file.run(sql, parameters as readonly Parameter[]).rows as Row[],
    runLong: async <Row>({ sql, parameters }: PreparedQuery) =>
      (await reader.run(sql, parameters as readonly Parameter[])).rows as Row[],
    connections: () => undefined,
    close: () => (closing ??= closeAll()),
  };
}

function openPostgres(
  config: DatabaseConfig,
  connectionString: string,
  takeQuery: TakeQuery | undefined,
): OpenDatabase {
  const { poolSize = 10 } = config;
  const pool = new pg.Pool({ connectionString, max: poolSize });
  // An idle connection that the server drops must not end the process; the next query reconnects.
  pool.on("error", () => undefined);
  // The same applies to one in use: between two queries of a transaction it has no other listener. The next query of
  // the transaction fails.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...logOf("postgres", takeQuery),
  });
  const reader = postgresReader(connectionString, Math.min(readingConnections, poolSize));
  return {
    dialect: "postgres",
    hasOneServer: false,
    config,
    read: db,
    write: db,
    run: reader.run,
    // On a separate connection, so that short queries do not wait for it.
    runLong: async <Row>({ name, sql: text, parameters }: PreparedQuery) =>
      (await pool.query({ name, text, values: [...parameters] })).rows as Row[],
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await Promise.all([db.destroy(), reader.close()]);
      // Kysely ends only a pool that it has used itself.
      if (!pool.ended) await pool.end();
    },
  };
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

/** Whether a write failed on a full disk; then its transaction is rolled back. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof SqliteError) {
    return error.errcode === sqliteFull || error.errcode === sqliteNoSharedMemory;
  }
  return error instanceof Error && "code" in error && error.code === postgresDiskFull;
}

/** Socket errors, and PostgreSQL's own: 08 lost connection, 53300 too many connections, 57P01 to 57P03 stopping or starting. */
const unreachable =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|53300|57P0[123])$/u;
/** The driver's messages, which have no code, for a connection that broke while in use. */
const broken = /^Connection terminated|not queryable$/u;

/** Whether a query failed because PostgreSQL was unreachable; its effect is unknown. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof SqliteError) return false;
  return "code" in error ? unreachable.test(String(error.code)) : broken.test(error.message);
}
