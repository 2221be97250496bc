/** A connection that writes, in whichever thread it is opened. */
import { type Answer, openSqliteFile, type Parameter } from "./sqlite-file.ts";

/** An error of SQLite; `errcode` is its extended result code. */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  readonly errcode: number | undefined;

  constructor(message: string, errcode: number | undefined) {
    super(message);
    this.errcode = errcode;
  }
}

export interface SqliteConnection {
  readonly run: (sql: string, parameters: readonly Parameter[]) => Promise<Answer>;
  close(): Promise<void>;
}

export function sqliteErrorOf(error: unknown): SqliteError {
  if (error instanceof SqliteError) return error;
  if (!(error instanceof Error)) return new SqliteError(String(error), undefined);
  const errcode = "errcode" in error ? Number(error.errcode) : undefined;
  return new SqliteError(error.message, errcode);
}

/** Every call blocks the thread until it and other writers are done. */
export function openSqliteWriter(path: string, cacheMiB?: number): SqliteConnection {
  const file = openSqliteFile(path, "writer", cacheMiB);
  /** Whether the client considers a transaction open. */
  let isHeldOpen = false;

  /**
   * A full disk ends a transaction within SQLite. The client's remaining statements of it must not be
   * written outside a transaction, and there is nothing to roll back.
   */
  function run(sql: string, parameters: readonly Parameter[]): Answer {
    const isBegin = sql.startsWith("begin");
    const isEnd = sql === "commit" || sql === "rollback";
    // Left over when the rollback failed too; the next transaction must not join it.
    if (isBegin && file.isInTransaction()) file.run("rollback", []);
    if (!isBegin && isHeldOpen && !file.isInTransaction()) {
      if (isEnd) isHeldOpen = false;
      if (sql === "rollback") return { rows: [], changes: 0, lastInsertRowid: 0 };
      throw new Error("SQLite rolled this transaction back");
    }
    const answer = file.run(sql, parameters);
    if (isBegin) isHeldOpen = true;
    else if (isEnd) isHeldOpen = false;
    return answer;
  }

  return {
    async run(sql, parameters) {
      try {
        return run(sql, parameters);
      } catch (error) {
        throw sqliteErrorOf(error);
      }
    },
    async close() {
      file.close();
    },
  };
}
