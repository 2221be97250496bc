import { type RawBuilder, sql } from "kysely";
import type { DialectName } from "./connection.ts";

/** The key in the response's objects, and the column that it comes from. */
export type JsonCell = readonly [name: string, column: string];

export interface JsonRows {
  readonly table: string;
  readonly where: RawBuilder<unknown>;
  readonly cells: readonly JsonCell[];
  /** Left out of a row where they are null. */
  readonly optional?: readonly JsonCell[];
  /** Columns. */
  readonly order: readonly string[];
}

/**
 * All rows as one JSON list of objects, written by the database; see `jsonText` for why. SQLite
 * sorts below the list rather than in it, because there an index can do it.
 */
export function jsonRows(
  dialect: DialectName,
  { table, where, cells, optional = [], order }: JsonRows,
): RawBuilder<{ list: string }> {
  const pairsOf = (jsonCells: readonly JsonCell[]) =>
    sql.join(jsonCells.flatMap(([name, column]) => [sql.lit(name), sql.id(column)]));
  const columnsOf = (jsonCells: readonly JsonCell[]) =>
    sql.join(jsonCells.map(([, column]) => sql.id(column)));
  const by = sql.join(order.map((column) => sql.id(column)));
  const source = sql`from ${sql.id(table)} where ${where}`;
  // Most rows have none: merging objects costs more than writing one.
  if (dialect === "postgres") {
    const whole = sql`json_build_object(${pairsOf(cells)})`;
    const row =
      optional.length === 0
        ? whole
        : sql`case when num_nonnulls(${columnsOf(optional)}) = 0 then ${whole} else
            (jsonb_build_object(${pairsOf(cells)})
              || jsonb_strip_nulls(jsonb_build_object(${pairsOf(optional)})))::json end`;
    return sql<{ list: string }>`
      select coalesce(json_agg(${row} order by ${by}), '[]')::text as list ${source}`;
  }
  const whole = sql`json_object(${pairsOf(cells)})`;
  const row =
    optional.length === 0
      ? whole
      : sql`json(case when coalesce(${columnsOf(optional)}) is null then ${whole} else
          json_patch(${whole}, json_object(${pairsOf(optional)})) end)`;
  return sql<{ list: string }>`
    select json_group_array(${row}) as list
    from (select ${columnsOf([...cells, ...optional])} ${source} order by ${by})`;
}
