import { CompiledQuery, type Insertable, type Kysely } from "kysely";
import type { DialectName } from "./connection.ts";
import type { Database } from "./schema.ts";

/** Well under the limit of both dialects; larger statements are no faster. */
const parametersPerStatement = 4000;

const placeholders: Record<DialectName, (index: number) => string> = {
  sqlite: () => "?",
  postgres: (index) => `$${index}`,
};

function insertText(
  dialect: DialectName,
  table: string,
  columns: readonly string[],
  rows: number,
): string {
  const width = columns.length;
  const tuples = Array.from({ length: rows }, (_row, row) => {
    const values = columns.map((_column, index) => placeholders[dialect](row * width + index + 1));
    return `(${values.join(",")})`;
  });
  const names = columns.map((name) => `"${name}"`).join(", ");
  return `insert into "${table}" (${names}) values ${tuples.join(",")}`;
}

/**
 * Inserts many rows, several times as fast as Kysely's `values()`: the statement's text is made once.
 * Every row must have the columns of the first. Give it a transaction to make it all or nothing.
 */
export async function insertRows<T extends keyof Database>(
  db: Kysely<Database>,
  dialect: DialectName,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const size = Math.max(1, Math.floor(parametersPerStatement / columns.length));
  const whole = insertText(dialect, table, columns, Math.min(size, rows.length));
  for (let start = 0; start < rows.length; start += size) {
    const chunk = rows.slice(start, start + size);
    const text =
      chunk.length === Math.min(size, rows.length)
        ? whole
        : insertText(dialect, table, columns, chunk.length);
    const values = chunk.flatMap((row) =>
      columns.map((name) => (row as Record<string, unknown>)[name]),
    );
    await db.executeQuery(CompiledQuery.raw(text, values));
  }
}
