import { setImmediate } from "node:timers/promises";
import {
  CompiledQuery,
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

function toResult<R>(answer: Answer): QueryResult<R> {
  return {
    rows: answer.rows as R[],
    insertId: BigInt(answer.lastInsertRowid),
    numAffectedRows: BigInt(answer.changes),
  };
}

// Kysely types parameters as unknown; node:sqlite rejects values that SQLite cannot bind, with the reason.
const parametersOf = (query: CompiledQuery) => query.parameters as readonly Parameter[];

class ReaderConnection implements DatabaseConnection {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return toResult<R>(this.#file.run(query.sql, parametersOf(query)));
  }

  /** Yields to other work between chunks, so that a long export does not block the server. */
  async *streamQuery<R>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    const rows = this.#file.iterate(query.sql, parametersOf(query));
    let chunk: R[] = [];
    for (let next = rows.next(); !next.done; next = rows.next()) {
      chunk.push(next.value as R);
      if (chunk.length < chunkSize) continue;
      yield { rows: chunk };
      chunk = [];
      await setImmediate();
    }
    if (chunk.length > 0) yield { rows: chunk };
  }
}

class WriterConnection implements DatabaseConnection {
  readonly #writer: SqliteConnection;

  constructor(writer: SqliteConnection) {
    this.#writer = writer;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return toResult<R>(await this.#writer.run(query.sql, parametersOf(query)));
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

/** A driver over one connection that its owner opens and closes. */
function driver(connection: DatabaseConnection, transactions: boolean): Driver {
  const run = async (sql: string) => {
    if (!transactions) throw new Error("The reading connection has no transactions: use `write`");
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    // `immediate`: a writer never has to upgrade from a reading to a writing lock.
    beginTransaction: () => run("begin immediate"),
    commitTransaction: () => run("commit"),
    rollbackTransaction: () => run("rollback"),
    savepoint: (_, name) => run(`savepoint "${name}"`),
    rollbackToSavepoint: (_, name) => run(`rollback to "${name}"`),
    releaseSavepoint: (_, name) => run(`release "${name}"`),
    destroy: async () => undefined,
  };
}

const dialect = (
  connection: () => DatabaseConnection,
  transactions: boolean,
  adapter: () => SqliteAdapter,
): Dialect => ({
  createDriver: () => driver(connection(), transactions),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: adapter,
  createIntrospector: (db) => new SqliteIntrospector(db),
});

export const sqliteReaderDialect = (file: SqliteFile): Dialect =>
  dialect(
    () => new ReaderConnection(file),
    false,
    () => new ReaderAdapter(),
  );

/** Kysely uses it as a queue: one statement or one transaction at a time. */
export const sqliteWriterDialect = (writer: SqliteConnection): Dialect =>
  dialect(
    () => new WriterConnection(writer),
    true,
    () => new WriterAdapter(),
  );
