import { DatabaseSync, type StatementSync } from "node:sqlite";

export type Parameter = string | number | bigint | null | Uint8Array;

export interface Answer {
  rows: unknown[];
  changes: number | bigint;
  lastInsertRowid: number | bigint;
}

/** One connection to a SQLite file, with its prepared statements. Every call is synchronous. */
export interface SqliteFile {
  readonly run: (sql: string, parameters: readonly Parameter[]) => Answer;
  /** Whether a transaction is open. After a full disk SQLite itself may have rolled it back. */
  readonly isInTransaction: () => boolean;
  close(): void;
}

/** Enough for every query of the server; beyond that the oldest statement is dropped. */
const cachedStatements = 400;

/**
 * ms that a connection waits for another one's lock. Readers wait only while the log is
 * merged back; a writer as long as the largest import takes to commit.
 */
const busyTimeoutMs = { reader: 5000, writer: 120_000 } as const;

/**
 * `FULL` is the only setting that syncs every commit: an acknowledged write survives a crash.
 * Space in the log beyond 64 MiB, as after a large import, is returned to the disk.
 * `role` keeps the reader from writing.
 */
function configure(database: DatabaseSync, role: "reader" | "writer", cacheMiB: number): void {
  database.exec(`pragma busy_timeout = ${busyTimeoutMs[role]}`);
  if (role === "writer") database.exec("pragma journal_mode = wal");
  database.exec(`
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma temp_store = memory;
    pragma cache_size = ${-1024 * cacheMiB};
    pragma mmap_size = 1073741824;
    pragma journal_size_limit = 67108864;
  `);
  if (role === "reader") database.exec("pragma query_only = on");
}

export function openSqliteFile(path: string, role: "reader" | "writer", cacheMiB = 64): SqliteFile {
  const database = new DatabaseSync(path);
  configure(database, role, cacheMiB);
  const statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>();

  const prepare = (sql: string) => {
    const cached = statements.get(sql);
    if (cached) return cached;
    const statement = database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    statements.set(sql, prepared);
    if (statements.size > cachedStatements) statements.delete(statements.keys().next().value ?? "");
    return prepared;
  };

  return {
    run(sql, parameters) {
      const { statement, returnsRows } = prepare(sql);
      if (returnsRows) {
        return { rows: statement.all(...parameters), changes: 0, lastInsertRowid: 0 };
      }
      return { rows: [], ...statement.run(...parameters) };
    },
    isInTransaction: () => database.isTransaction,
    close() {
      statements.clear();
      try {
        if (role === "writer") database.exec("pragma optimize; pragma wal_checkpoint(truncate)");
      } catch {
        // Optional, and impossible on a full disk: the log contains everything.
      }
      database.close();
    },
  };
}
