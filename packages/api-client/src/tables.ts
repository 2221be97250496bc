/** The whole tables of the small families. */
import { type FamilyId, fieldOf, headerOf } from "@caliper/catalogue-model";
import { cellIn, textIn } from "./cells.ts";
import * as operation from "./generated/endpoints.ts";
import { fixedQuery, freshFor } from "./query.ts";
import type { Wire } from "./wire.ts";

export interface TableRow {
  /** Our code. */
  readonly code: string;
  /** By field. */
  readonly cells: Readonly<Record<string, string | number | null>>;
}

export interface CatalogueTable {
  /** Fields in the order in which they are shown; `code` contains our code. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export const caliperKitsQuery = fixedQuery(operation.kitCaliperInfo, {
  staleTime: freshFor.reference,
  toDomain: (wire) => tableOf("caliper_kits", wire),
});

/** The columns of competitors' codes are there only for levels that may see interchanges. */
export const cylinderCupsQuery = fixedQuery(operation.cylinderCupsInfo, {
  staleTime: freshFor.reference,
  toDomain: (wire) => tableOf("cylinder_cups", wire),
});

export function tableOf(
  family: FamilyId,
  wire: Wire<"CaliperKitTable"> | Wire<"CylinderCupsTable">,
): CatalogueTable {
  const columns = wire.Columnas.map((header) => [header, fieldOf(family, header)] as const);
  return {
    columns: columns.map(([, field]) => field),
    rows: wire.Data.map((row) => ({
      code: textIn(row, headerOf(family, "code")) ?? "",
      cells: Object.fromEntries(columns.map(([header, field]) => [field, cellIn(row, header)])),
    })),
  };
}
