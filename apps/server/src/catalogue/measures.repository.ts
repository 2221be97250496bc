import { type RawBuilder, sql } from "kysely";
import {
  type CatalogueColumn,
  type FamilyId,
  familyTables,
  measureColumns,
} from "@caliper/catalogue-model";
import type { OpenDatabase } from "../db/index.ts";
import type { FamilyRow } from "./products.repository.ts";
import { prepare, type Slots } from "../db/prepared.ts";

/** A measure to search by; both in the column's unit. */
export interface WantedMeasure {
  readonly column: CatalogueColumn;
  readonly value: number;
  readonly tolerance: number;
}

/** A product within the tolerances: its code, its measure columns by field, and its mean deviation. */
export type MeasuredRow = FamilyRow & { readonly code: string; readonly deviation: number };

export type MeasuresRepository = ReturnType<typeof measuresRepository>;

/** Makes 279.7 within 0.5 of 279.2 despite binary rounding. */
const slack = 1e-6;

/** PostgreSQL would take a number beside a whole-number column for a whole number. */
const decimal = (value: unknown) => sql`cast(${value} as double precision)`;

/** Maximum number of compiled queries that are kept; fields come in few combinations. */
const mostQueries = 200;

export function measuresRepository(database: OpenDatabase) {
  type Query = (parameters: Record<string, number>) => Promise<MeasuredRow[]>;
  type Count = (parameters: Record<string, number>) => Promise<{ total: number }[]>;
  const queries = new Map<string, { readonly rows: Query; readonly count: Count }>();

  function queriesOf(family: FamilyId, wanted: readonly WantedMeasure[]) {
    const key = [family, ...wanted.map(({ column }) => column.name)].join();
    const known = queries.get(key);
    if (known) return known;
    if (queries.size >= mostQueries) queries.clear();
    const made = { rows: rowsQuery(family, wanted), count: countQuery(family, wanted) };
    queries.set(key, made);
    return made;
  }

  function countQuery(family: FamilyId, wanted: readonly WantedMeasure[]): Count {
    const table = sql.id(familyTables[family].name);
    return prepare(
      database,
      (slot: Slots<Record<string, number>>) => sql<{ total: number }>`
        select cast(count(*) as double precision) as total
        from ${table} where ${within(wanted, slot)}`,
    );
  }

  function rowsQuery(family: FamilyId, wanted: readonly WantedMeasure[]): Query {
    const table = sql.id(familyTables[family].name);
    const columns = measureColumns(family)
      .filter(({ field }) => field !== "code")
      .map(({ name, field }) => sql`, ${sql.id(name)} as ${sql.id(field)}`);
    return prepare(database, (slot: Slots<Record<string, number>>) => {
      const distances = wanted.map(
        ({ column }, index) => sql`abs(${sql.id(column.name)} - ${decimal(slot[`value${index}`])})`,
      );
      return sql<MeasuredRow>`
        select code ${sql.join(columns, sql``)},
          (${sql.join(distances, sql` + `)}) / ${sql.lit(wanted.length)} as deviation
        from ${table} where ${within(wanted, slot)}
        order by deviation, code limit ${slot["most"]}`;
    });
  }

  return {
    /**
     * The closest first, `most` at the most, and how many there are in all; `Deviation` is the mean
     * distance from the values.
     */
    async search(
      family: FamilyId,
      wanted: readonly WantedMeasure[],
      most: number,
    ): Promise<{ rows: MeasuredRow[]; total: number }> {
      const parameters: Record<string, number> = { most };
      for (const [index, { value, tolerance }] of wanted.entries()) {
        parameters[`low${index}`] = value - tolerance - slack;
        parameters[`high${index}`] = value + tolerance + slack;
        parameters[`value${index}`] = value;
      }
      const queries = queriesOf(family, wanted);
      const rows = await queries.rows(parameters);
      if (rows.length < most) return { rows, total: rows.length };
      const [counted] = await queries.count(parameters);
      return { rows, total: counted?.total ?? rows.length };
    },
  };
}

function within(
  wanted: readonly WantedMeasure[],
  slot: Slots<Record<string, number>>,
): RawBuilder<unknown> {
  const ranges = wanted.map(({ column }, index) => {
    const [low, high] = [decimal(slot[`low${index}`]), decimal(slot[`high${index}`])];
    return sql`${sql.id(column.name)} between ${low} and ${high}`;
  });
  return sql.join(ranges, sql` and `);
}
