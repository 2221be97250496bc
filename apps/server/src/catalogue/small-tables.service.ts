import { sql } from "kysely";
import {
  anonymous,
  type CatalogueColumn,
  columnsOf,
  familyTables,
  maySee,
  type Viewer,
} from "@caliper/catalogue-model";
import type { Answer } from "@caliper/api-client/wire";
import type { OpenDatabase } from "../db/index.ts";
import type { Cell } from "./products.repository.ts";
import { prepare } from "../db/prepared.ts";
import { visibleColumns } from "./visible-columns.ts";

type SmallFamily = "caliper_kits" | "cylinder_cups";

/** The families that are answered as whole tables. */
export function createSmallTables(database: OpenDatabase) {
  function table(family: SmallFamily, columns: readonly CatalogueColumn[]) {
    const selected = columns.map((each) => sql`${sql.id(each.name)} as ${sql.id(each.header)}`);
    const rows = prepare(
      database,
      () => sql<Record<string, Cell>>`
        select ${sql.join(selected)} from ${sql.id(familyTables[family].name)} order by code`,
    );
    return async () => ({
      Columnas: columns.map((each) => each.header),
      Data: await rows({}),
    });
  }

  const kits = table("caliper_kits", columnsOf("caliper_kits"));
  const cups = table("cylinder_cups", columnsOf("cylinder_cups"));
  const ownCups = table("cylinder_cups", visibleColumns("cylinder_cups", anonymous));

  return {
    caliperKits: (): Promise<Answer<"kitCaliperInfo">> => kits(),
    cylinderCups: (viewer: Viewer): Promise<Answer<"cylinderCupsInfo">> =>
      maySee("interchanges", viewer) ? cups() : ownCups(),
  };
}
