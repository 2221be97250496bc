import {
  type CompiledQuery,
  type Kysely,
  type QueryExecutorProvider,
  type RawBuilder,
  sql,
} from "kysely";
import type { Database, DialectName } from "../../db/index.ts";

/** A place in a query that takes its value when the query runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** One slot per parameter, to stand where a value stands. */
export type Slots<Parameters> = {
  readonly [Name in keyof Parameters]: RawBuilder<Parameters[Name]>;
};

interface Compiles<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * A query that is built and compiled once, at its first use, and then only run: building costs more
 * than SQLite needs to answer a look-up.
 */
export function prepare<Parameters extends object, Row>(
  db: Kysely<Database>,
  build: (slots: Slots<Parameters>) => Compiles<Row>,
): (parameters: Parameters) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (parameters) => {
    compiled ??= build(slots()).compile(db);
    const given = parameters as Readonly<Record<string, unknown>>;
    const values = compiled.parameters.map((value) =>
      value instanceof Slot ? given[value.name] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: values });
    return rows;
  };
}

function slots<Parameters extends object>(): Slots<Parameters> {
  const byName = new Proxy({}, { get: (_, name) => sql`${new Slot(String(name))}` });
  return byName as Slots<Parameters>;
}

/** A list of texts as one parameter, so that a query stays the same for every length. */
export type TextList = string | readonly string[];

export function textList(dialect: DialectName, texts: readonly string[]): TextList {
  return dialect === "sqlite" ? JSON.stringify(texts) : texts;
}

/** Whether a column is one of the texts of a list. `column` is `table.column`. */
export function isAmong(
  dialect: DialectName,
  column: string,
  list: RawBuilder<TextList> | TextList,
): RawBuilder<boolean> {
  return dialect === "sqlite"
    ? sql<boolean>`${sql.ref(column)} in (select value from json_each(${list}))`
    : sql<boolean>`${sql.ref(column)} = any(${list}::text[])`;
}
