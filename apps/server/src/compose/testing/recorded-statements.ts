import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Database, DialectName, OpenDatabase } from "../../db/index.ts";
import { createRepositories } from "../repositories.ts";
import { exampleCalls } from "./example-calls.ts";

/** More than any method runs; a loop over rows ends here. */
const maxStatements = 40;

const jsonColumns = new Set<string | symbol>(["before", "after", "cells", "problems"]);
/** A row that has every column: a number, or JSON of a row's own parts. */
const everyColumn = new Proxy({}, { get: (_row, name) => (jsonColumns.has(name) ? "[]" : 1) });

const parts = {
  sqlite: [SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler],
  postgres: [PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler],
} as const;

/** A database that runs nothing: it notes the statements and answers each with the same rows. */
function recorder(dialect: DialectName, rows: readonly object[]) {
  const statements: string[] = [];
  const record = <Row>(statement: string): Row[] => {
    statements.push(statement);
    if (statements.length > maxStatements) throw new Error("too many statements");
    return [...rows] as Row[];
  };
  const [Adapter, Introspector, Compiler] = parts[dialect];
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({
    async executeQuery<Row>({ sql }: { readonly sql: string }): Promise<QueryResult<Row>> {
      return { rows: record<Row>(sql), numAffectedRows: BigInt(rows.length) };
    },
    async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
      // No repository streams.
      yield* [];
    },
  });
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new Introspector(kysely),
      createQueryCompiler: () => new Compiler(),
    },
  });
  const run: OpenDatabase["run"] = async <Row>({ sql }: { readonly sql: string }) =>
    record<Row>(sql);
  const database: OpenDatabase = {
    dialect,
    hasOneServer: dialect === "sqlite",
    config: { dataDir: "" },
    read: db,
    write: db,
    run,
    runLong: run,
    connections: () => undefined,
    close: () => db.destroy(),
  };
  return { database, statements };
}

/** Runs a method to its end, or to the first row that it cannot read. */
async function complete(call: () => unknown): Promise<void> {
  try {
    const result = await call();
    if (typeof result === "object" && result !== null && Symbol.asyncIterator in result) {
      for await (const _page of result as AsyncIterable<unknown>);
    }
  } catch {
    // The rows are not those of a real database.
  }
}

/**
 * The statements of every method of every repository, in the order in which they run; each method runs without rows and
 * with one, so that both ways through it are seen.
 * @returns by repository and method
 */
export async function recordedStatements(
  dialect: DialectName,
): Promise<ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const rows of [[], [everyColumn]]) {
    const { database, statements } = recorder(dialect, rows);
    const repositories = Object.entries(createRepositories(database));
    const calls = exampleCalls(database);
    for (const [name, repository] of repositories) {
      const methods = found.get(name) ?? new Map<string, Set<string>>();
      found.set(name, methods);
      const examples = calls[name as keyof typeof calls];
      for (const [method, examplesOf] of Object.entries(examples)) {
        const ran = methods.get(method) ?? new Set();
        methods.set(method, ran);
        for (const values of examplesOf as readonly unknown[][]) {
          statements.length = 0;
          await complete(() =>
            Reflect.apply(
              (repository as Record<string, (...values: unknown[]) => unknown>)[method] ??
                (() => undefined),
              repository,
              values,
            ),
          );
          for (const statement of statements) ran.add(statement);
        }
      }
    }
  }
  return new Map(
    [...found].map(([name, methods]) => [
      name,
      new Map([...methods].map(([method, ran]) => [method, [...ran]])),
    ]),
  );
}
