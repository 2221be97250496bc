/** The whole tables of the small families. */
import { cellIn, textIn } from "./cells.ts";
import type { ApiClient } from "./client.ts";
import { keys } from "./keys.ts";
import { apiQuery, freshFor } from "./query.ts";
import type { Wire } from "./wire.ts";

export interface TableRow {
  /** Our code. */
  readonly code: string;
  /** By wire column, the code's own column too. */
  readonly cells: Readonly<Record<string, string | number | null>>;
}

export interface CatalogueTable {
  /** The wire column that holds our code. */
  readonly codeColumn: string;
  /** In the order in which they are shown. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export function caliperKitsQuery(client: ApiClient) {
  return apiQuery(client, {
    key: keys.caliperKits(),
    staleTime: freshFor.reference,
    read: (signal) =>
      client.read(client.wire.GET("/api/kit_caliper_info", { signal }), (wire) =>
        tableOf("CALIPER SYSTEM", wire),
      ),
  });
}

/** The columns of competitors' codes are there only for levels that may see interchanges. */
export function cylinderCupsQuery(client: ApiClient) {
  return apiQuery(client, {
    key: keys.cylinderCups(),
    staleTime: freshFor.reference,
    read: (signal) =>
      client.read(client.wire.GET("/api/cylinder_cups_info", { signal }), (wire) =>
        tableOf("REFERENCE", wire),
      ),
  });
}

export function tableOf(
  codeColumn: string,
  wire: Wire<"CaliperKitTable"> | Wire<"CylinderCupsTable">,
): CatalogueTable {
  return {
    codeColumn,
    columns: wire.Columnas,
    rows: wire.Data.map((row) => ({
      code: textIn(row, codeColumn) ?? "",
      cells: Object.fromEntries(wire.Columnas.map((column) => [column, cellIn(row, column)])),
    })),
  };
}
