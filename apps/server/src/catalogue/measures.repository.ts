import { type RawBuilder, sql } from "kysely";
import type { FamilyId } from "@caliper/api-client/access";
import type { OpenDatabase } from "../db/index.ts";
import type { Cell } from "./products.repository.ts";
import { type CatalogueColumn, familyTables, measureColumns } from "./tables/index.ts";

/** A measure to search by; both in the column's unit. */
export interface WantedMeasure {
  readonly column: CatalogueColumn;
  readonly value: number;
  readonly tolerance: number;
}

/** A product within the tolerances, keyed by wire columns. */
export type MeasuredRow = Readonly<Record<string, Cell>>;

export type MeasuresRepository = ReturnType<typeof measuresRepository>;

/** So that 279.7 lies within 0.5 of 279.2 in binary fractions too. */
const slack = 1e-6;

/** PostgreSQL would take a number beside a whole-number column for a whole number. */
const decimal = (value: number) => sql`cast(${value} as double precision)`;

export const deviationColumn = "Deviation";

export function measuresRepository({ read }: OpenDatabase) {
  return {
    /** The closest first; `Deviation` is the mean distance from the values. */
    async search(
      family: FamilyId,
      wanted: readonly WantedMeasure[],
      most: number,
    ): Promise<MeasuredRow[]> {
      const table = sql.id(familyTables[family].name);
      const columns = measureColumns(family)
        .filter((column) => column.header !== "XBP")
        .map((column) => sql`, ${sql.id(column.name)} as ${sql.id(column.header)}`);
      const within = wanted.map(({ column, value, tolerance }) => {
        const [low, high] = [value - tolerance - slack, value + tolerance + slack];
        return sql`${sql.id(column.name)} between ${decimal(low)} and ${decimal(high)}`;
      });
      const distances: RawBuilder<unknown>[] = wanted.map(
        ({ column, value }) => sql`abs(${sql.id(column.name)} - ${decimal(value)})`,
      );
      const deviation = sql`(${sql.join(distances, sql` + `)}) / ${sql.lit(wanted.length)}`;
      const { rows } = await sql<MeasuredRow>`
        select code as ${sql.id("XBP")} ${sql.join(columns, sql``)},
          ${deviation} as ${sql.id(deviationColumn)}
        from ${table} where ${sql.join(within, sql` and `)}
        order by ${sql.id(deviationColumn)}, code limit ${most}`.execute(read);
      return rows;
    },
  };
}
