import { type RawBuilder, sql } from "kysely";
import type { DialectName } from "./connection.ts";

/** The key in the response's objects, and the column that it comes from. */
export type JsonCell = readonly [name: string, column: string];

export interface JsonRows {
  readonly table: string;
  readonly where: RawBuilder<unknown>;
  readonly cells: readonly JsonCell[];
  /** Columns. */
  readonly order: readonly string[];
}

/**
 * All rows as one JSON list of objects, written by the database; see `jsonText` for why. SQLite
 * sorts below the list rather than in it, because there an index can do it.
 */
export function jsonRows(
  dialect: DialectName,
  { table, where, cells, order }: JsonRows,
): RawBuilder<{ list: string }> {
  const pairs = sql.join(cells.flatMap(([name, column]) => [sql.lit(name), sql.id(column)]));
  const by = sql.join(order.map((column) => sql.id(column)));
  const source = sql`from ${sql.id(table)} where ${where}`;
  if (dialect === "postgres") {
    return sql<{ list: string }>`
      select coalesce(json_agg(json_build_object(${pairs}) order by ${by}), '[]')::text as list
      ${source}`;
  }
  const columns = sql.join(cells.map(([, column]) => sql.id(column)));
  return sql<{ list: string }>`
    select json_group_array(json_object(${pairs})) as list
    from (select ${columns} ${source} order by ${by})`;
}
