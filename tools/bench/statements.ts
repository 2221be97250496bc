import { DatabaseSync, StatementSync } from "node:sqlite";

/** One statement that a request ran, with its parameters. */
export interface Statement {
  sql: string;
  parameters: (string | number | bigint | null)[];
}

/**
 * Records every statement that runs through `node:sqlite` in this process, so that the bare handler can run the
 * same SQL. Install it before the database is opened.
 */
export function recordStatements(): { take(): Statement[] } {
  let statements: Statement[] = [];
  const texts = new WeakMap<StatementSync, string>();
  const prepare: (this: DatabaseSync, sql: string) => StatementSync = Reflect.get(
    DatabaseSync.prototype,
    "prepare",
  );
  DatabaseSync.prototype.prepare = function recorded(sql: string) {
    const statement = prepare.call(this, sql);
    texts.set(statement, sql);
    return statement;
  };
  for (const method of ["all", "get", "run", "iterate"] as const) {
    const original = StatementSync.prototype[method] as (...values: unknown[]) => unknown;
    Object.defineProperty(StatementSync.prototype, method, {
      value: function recorded(this: StatementSync, ...values: unknown[]) {
        const sql = texts.get(this);
        if (sql) statements.push({ sql, parameters: values as Statement["parameters"] });
        return original.apply(this, values);
      },
    });
  }
  return {
    take() {
      const all = statements;
      statements = [];
      return all;
    },
  };
}
