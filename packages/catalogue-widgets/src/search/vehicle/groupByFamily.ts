import type { VehicleHit } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";

/** A part at one axle, with all vehicles of the search that it fits; the rest is of the first one. */
export interface VehicleRow extends VehicleHit {
  readonly id: string;
  readonly vehicles: readonly Pick<
    VehicleHit,
    "maker" | "model" | "submodel" | "years" | "qualifiers"
  >[];
}

/** One row per part and axle, in the order of the first hit of each. */
export function rowsOf(hits: readonly VehicleHit[]): readonly VehicleRow[] {
  const rows = new Map<string, VehicleHit[]>();
  for (const hit of hits) {
    const id = `${hit.code} ${hit.position ?? ""}`;
    rows.set(id, [...(rows.get(id) ?? []), hit]);
  }
  return [...rows].flatMap(([id, vehicles]) =>
    vehicles.slice(0, 1).map((first) => ({ ...first, id, vehicles })),
  );
}

/** Rows grouped by product type in catalogue order. Keeps the order inside each group. */
export function groupByFamily<Row extends { readonly family: FamilyId }>(
  rows: readonly Row[],
  order: readonly FamilyId[],
): readonly { readonly family: FamilyId; readonly rows: readonly Row[] }[] {
  return order
    .map((family) => ({ family, rows: rows.filter((row) => row.family === family) }))
    .filter((group) => group.rows.length > 0);
}
