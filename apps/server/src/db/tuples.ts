import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { dialectOf } from "./connection.ts";

/** Parts of a list of at most `size` items. */
export function* chunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** The name of a column, or its name and type on PostgreSQL; text by default. */
export type TupleColumn = string | readonly [name: string, type: "integer"];

/**
 * The start of a `from`: tuples as the table `name`, joined with the table that follows. They are one parameter, so that the
 * text of the query is the same for any number. SQLite reads the tuples first, PostgreSQL as it estimates.
 */
export function tuplesJoin(
  db: QueryExecutorProvider,
  name: string,
  columns: readonly TupleColumn[],
  tuples: readonly (readonly (string | number)[])[],
): RawBuilder<unknown> {
  const dialect = dialectOf(db);
  const cells = columns.map((column, index) => {
    const [id, type] = typeof column === "string" ? [column] : column;
    const value = sql`value ->> ${sql.lit(index)}`;
    const cast = dialect === "postgres" && type !== undefined ? sql`(${value})::integer` : value;
    return sql`${cast} as ${sql.id(id)}`;
  });
  const json = JSON.stringify(tuples);
  return dialect === "postgres"
    ? sql`(select ${sql.join(cells)} from json_array_elements(${json}::json)) as ${sql.id(name)} join`
    : sql`(select ${sql.join(cells)} from json_each(${json})) as ${sql.id(name)} cross join`;
}
