import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Answer, Parameter, SqliteFile } from "./sqlite-file.ts";
import type { SqliteConnection } from "./sqlite-writer.ts";

/** SQLite's own transactions include DDL: an interrupted migration leaves no changes. */
class WriterAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Reads are synchronous, so that no two of them can disturb each other on one connection. */
class ReaderAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

type Run = (sql: string, parameters: readonly Parameter[]) => Answer | Promise<Answer>;

/** A driver over one connection that its owner opens and closes. */
function driver(run: Run, transactions: boolean): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      // Kysely types parameters as unknown; node:sqlite rejects values that SQLite cannot bind, with the reason.
      const answer = await run(sql, parameters as readonly Parameter[]);
      return {
        rows: answer.rows as R[],
        insertId: BigInt(answer.lastInsertRowid),
        numAffectedRows: BigInt(answer.changes),
      };
    },
    streamQuery() {
      throw new Error("Read rows in pages, in the order of a key");
    },
  };
  const control = async (sql: string) => {
    if (!transactions) throw new Error("The reading connection has no transactions: use `write`");
    await run(sql, []);
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    // `immediate`: a writer never has to upgrade from a reading to a writing lock.
    beginTransaction: () => control("begin immediate"),
    commitTransaction: () => control("commit"),
    rollbackTransaction: () => control("rollback"),
    savepoint: (_, name) => control(`savepoint "${name}"`),
    rollbackToSavepoint: (_, name) => control(`rollback to "${name}"`),
    releaseSavepoint: (_, name) => control(`release "${name}"`),
    destroy: async () => undefined,
  };
}

const dialect = (run: Run, transactions: boolean, adapter: () => SqliteAdapter): Dialect => ({
  createDriver: () => driver(run, transactions),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: adapter,
  createIntrospector: (db) => new SqliteIntrospector(db),
});

export const sqliteReaderDialect = ({ run }: SqliteFile): Dialect =>
  dialect(run, false, () => new ReaderAdapter());

/** Kysely uses it as a queue: one statement or one transaction at a time. */
export const sqliteWriterDialect = ({ run }: SqliteConnection): Dialect =>
  dialect(run, true, () => new WriterAdapter());
