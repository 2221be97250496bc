import type { CatalogueColumn, Viewer } from "@caliper/catalogue-model";
import type { FamilyRow } from "./products.repository.ts";
import type { SmallFamily, SmallTablesRepository } from "./small-tables.repository.ts";
import { visibleColumns } from "./visible-columns.ts";

export interface SmallTable {
  readonly columns: readonly CatalogueColumn[];
  readonly rows: readonly FamilyRow[];
}

/** The families that are returned as whole tables. */
export function createSmallTables(tables: SmallTablesRepository) {
  return async (family: SmallFamily, viewer: Viewer): Promise<SmallTable> => {
    const columns = visibleColumns(family, viewer);
    return { columns, rows: await tables.rows(family, columns) };
  };
}
