import type { VehicleHit } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";

/** An application with a unique id: one product may fit a vehicle in several year ranges. */
export interface VehicleRow extends VehicleHit {
  readonly id: string;
}

export const rowsOf = (hits: readonly VehicleHit[]): readonly VehicleRow[] =>
  hits.map((hit, index) => ({ ...hit, id: String(index) }));

/** Rows grouped by product type in catalogue order. Keeps the order inside each group. */
export function groupByFamily<Row extends { readonly family: FamilyId }>(
  rows: readonly Row[],
  order: readonly FamilyId[],
): readonly { readonly family: FamilyId; readonly rows: readonly Row[] }[] {
  return order
    .map((family) => ({ family, rows: rows.filter((row) => row.family === family) }))
    .filter((group) => group.rows.length > 0);
}
