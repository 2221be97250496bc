import {
  anonymous,
  type CatalogueColumn,
  columnsOf,
  familyTables,
  maySee,
  type Viewer,
} from "@caliper/catalogue-model";
import { sql } from "kysely";
import type { OpenDatabase } from "../db/index.ts";
import { prepare } from "../db/prepared.ts";
import type { FamilyRow } from "./products.repository.ts";
import { visibleColumns } from "./visible-columns.ts";

export interface SmallTable {
  readonly columns: readonly CatalogueColumn[];
  readonly rows: readonly FamilyRow[];
}

/** The families that are returned as whole tables. */
export function createSmallTables(database: OpenDatabase) {
  function table(family: "caliper_kits" | "cylinder_cups", columns: readonly CatalogueColumn[]) {
    const selected = columns.map(({ name, field }) => sql`${sql.id(name)} as ${sql.id(field)}`);
    const rows = prepare(
      database,
      () => sql<FamilyRow>`
        select ${sql.join(selected)} from ${sql.id(familyTables[family].name)} order by code`,
    );
    return async (): Promise<SmallTable> => ({ columns, rows: await rows({}) });
  }

  const cups = table("cylinder_cups", columnsOf("cylinder_cups"));
  const ownCups = table("cylinder_cups", visibleColumns("cylinder_cups", anonymous));

  return {
    caliperKits: table("caliper_kits", columnsOf("caliper_kits")),
    cylinderCups: (viewer: Viewer) => (maySee("interchanges", viewer) ? cups() : ownCups()),
  };
}
