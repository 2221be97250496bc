import { type CompiledQuery, type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { DialectName, OpenDatabase } from "./connection.ts";

/** A placeholder in a query whose value is given when the query runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** One slot per parameter, used like a value. */
export type Slots<Parameters> = {
  readonly [Name in keyof Parameters]: RawBuilder<Parameters[Name]>;
};

/** Does not occur in any query; values of slots are not searched for it. */
const mark = "¤";
const marked = /¤(\w+)¤/gu;

/**
 * Represents a text parameter within a text, such as `%text%`; the parameter replaces it when the
 * query runs.
 */
export function textSlot(name: string): string {
  return `${mark}${name}${mark}`;
}

interface Compiles<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

type Given = Readonly<Record<string, unknown>>;

let lastNumber = 0;

/**
 * A read query that is built and compiled once, on first use, and then only run: building
 * takes longer than a lookup in SQLite. `run` selects where it runs.
 */
export function prepare<Parameters extends object, Row>(
  database: OpenDatabase,
  build: (slots: Slots<Parameters>) => Compiles<Row>,
  run: "run" | "runLong" = "run",
): (parameters: Parameters) => Promise<Row[]> {
  const name = `q${(lastNumber += 1)}`;
  let ready: { readonly sql: string; readonly fill: (slotValues: Given) => unknown[] } | undefined;
  return (parameters) => {
    if (!ready) {
      const compiled = build(slots()).compile(database.read);
      ready = { sql: compiled.sql, fill: filler(database.dialect, compiled.parameters) };
    }
    const { sql: text, fill } = ready;
    return database[run]<Row>({ name, sql: text, parameters: fill(parameters as Given) });
  };
}

function slots<Parameters extends object>(): Slots<Parameters> {
  const byName = new Proxy({}, { get: (_, name) => sql`${new Slot(String(name))}` });
  return byName as Slots<Parameters>;
}

function filler(
  dialect: DialectName,
  parameters: readonly unknown[],
): (slotValues: Given) => unknown[] {
  // SQLite has no lists.
  const bound = (value: unknown) =>
    dialect === "sqlite" && Array.isArray(value) ? JSON.stringify(value) : value;
  const places = parameters.map((value): ((slotValues: Given) => unknown) => {
    if (value instanceof Slot) return (slotValues) => bound(slotValues[value.name]);
    if (typeof value !== "string" || !value.includes(mark)) return () => value;
    return (slotValues) => value.replace(marked, (_, name: string) => String(slotValues[name]));
  });
  return (slotValues) => places.map((place) => place(slotValues));
}

/** A list of texts as one parameter, so that a query stays the same for every length. */
export type TextList = readonly string[];

/** Whether a column (`table.column`) or an expression is one of the texts of a list. */
export function isAmong(
  dialect: DialectName,
  column: string | RawBuilder<string>,
  list: RawBuilder<TextList>,
): RawBuilder<boolean> {
  const value = typeof column === "string" ? sql.ref(column) : column;
  return dialect === "sqlite"
    ? sql<boolean>`${value} in (select value from json_each(${list}))`
    : sql<boolean>`${value} = any(${list}::text[])`;
}
