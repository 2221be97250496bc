import { type CatalogueColumn, familyTables } from "@caliper/catalogue-model";
import { sql } from "kysely";
import type { OpenDatabase } from "../db/index.ts";
import type { FamilyRow } from "./products.repository.ts";

export type SmallFamily = "caliper_kits" | "cylinder_cups";
export type SmallTablesRepository = ReturnType<typeof smallTablesRepository>;

export function smallTablesRepository({ read }: OpenDatabase) {
  return {
    /** Every row of a family in the order of the codes, by field. */
    async rows(
      family: SmallFamily,
      columns: readonly CatalogueColumn[],
    ): Promise<readonly FamilyRow[]> {
      const selected = columns.map(({ name, field }) => sql`${sql.id(name)} as ${sql.id(field)}`);
      const table = sql.id(familyTables[family].name);
      const { rows } = await sql<FamilyRow>`
        select ${sql.join(selected)} from ${table} order by code`.execute(read);
      return rows;
    },
  };
}
