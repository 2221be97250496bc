import { type RawBuilder, sql } from "kysely";
import type { FamilyId } from "@caliper/api-client/access";
import type { OpenDatabase } from "../db/index.ts";
import type { Cell } from "./products.repository.ts";
import { prepare, type Slots } from "../sql/prepared.ts";
import { type CatalogueColumn, familyTables, measureColumns } from "./tables/index.ts";

/** A measure to search by; both in the column's unit. */
export interface WantedMeasure {
  readonly column: CatalogueColumn;
  readonly value: number;
  readonly tolerance: number;
}

/** A product within the tolerances, keyed by wire columns. */
export type MeasuredRow = Record<string, Cell>;

export type MeasuresRepository = ReturnType<typeof measuresRepository>;

/** So that 279.7 lies within 0.5 of 279.2 in binary fractions too. */
const slack = 1e-6;

/** PostgreSQL would take a number beside a whole-number column for a whole number. */
const decimal = (value: unknown) => sql`cast(${value} as double precision)`;

export const deviationColumn = "Deviation";

/** So many different questions are kept compiled; fields come in few combinations. */
const mostQueries = 200;

export function measuresRepository(database: OpenDatabase) {
  type Query = (parameters: Record<string, number>) => Promise<MeasuredRow[]>;
  const queries = new Map<string, Query>();

  function queryOf(family: FamilyId, wanted: readonly WantedMeasure[]): Query {
    const key = [family, ...wanted.map(({ column }) => column.name)].join();
    const known = queries.get(key);
    if (known) return known;
    if (queries.size >= mostQueries) queries.clear();
    const query = measureQuery(family, wanted);
    queries.set(key, query);
    return query;
  }

  function measureQuery(family: FamilyId, wanted: readonly WantedMeasure[]): Query {
    const table = sql.id(familyTables[family].name);
    const columns = measureColumns(family)
      .filter((column) => column.header !== "XBP")
      .map((column) => sql`, ${sql.id(column.name)} as ${sql.id(column.header)}`);
    return prepare(database, (slot: Slots<Record<string, number>>) => {
      const within: RawBuilder<unknown>[] = [];
      const distances: RawBuilder<unknown>[] = [];
      for (const [index, { column }] of wanted.entries()) {
        const name = sql.id(column.name);
        const [low, high] = [decimal(slot[`low${index}`]), decimal(slot[`high${index}`])];
        within.push(sql`${name} between ${low} and ${high}`);
        distances.push(sql`abs(${name} - ${decimal(slot[`value${index}`])})`);
      }
      return sql<MeasuredRow>`
        select code as ${sql.id("XBP")} ${sql.join(columns, sql``)},
          (${sql.join(distances, sql` + `)}) / ${sql.lit(wanted.length)}
            as ${sql.id(deviationColumn)}
        from ${table} where ${sql.join(within, sql` and `)}
        order by ${sql.id(deviationColumn)}, code limit ${slot["most"]}`;
    });
  }

  return {
    /** The closest first; `Deviation` is the mean distance from the values. */
    async search(
      family: FamilyId,
      wanted: readonly WantedMeasure[],
      most: number,
    ): Promise<MeasuredRow[]> {
      const parameters: Record<string, number> = { most };
      for (const [index, { value, tolerance }] of wanted.entries()) {
        parameters[`low${index}`] = value - tolerance - slack;
        parameters[`high${index}`] = value + tolerance + slack;
        parameters[`value${index}`] = value;
      }
      return queryOf(family, wanted)(parameters);
    },
  };
}
