import type { VehicleName } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import type { VehicleCriteria } from "../vehicle/criteria.ts";
import type { ProductWords } from "./productWords.ts";

export interface JumpTarget {
  /** Null for every product of a vehicle. */
  readonly family: FamilyId | null;
  /** Null for every vehicle of a product. */
  readonly vehicle: VehicleCriteria | null;
}

const mostTargets = 4;

/** Families without a vehicle search. */
const withoutVehicle: readonly FamilyId[] = [
  "caliper_kits",
  "cylinder_cups",
  "brake_fluids",
  "pistons",
];

/** What a text may mean, most likely first: each product for each vehicle that it names. */
export function jumpTargets(
  {
    families,
    year,
    vehicles,
  }: Pick<ProductWords, "families" | "year"> & {
    readonly vehicles: readonly VehicleName[];
  },
  isOpen: (family: FamilyId) => boolean,
): readonly JumpTarget[] {
  const open = families.filter(isOpen);
  if (families.length > 0 && open.length === 0) return [];
  const named = vehicles.map(({ maker, model }) => ({
    maker,
    model: model ?? "",
    year: year === null ? "" : String(year),
  }));
  if (named.length === 0) return open.map((family) => ({ family, vehicle: null }));
  const targets: readonly (FamilyId | null)[] = open.length > 0 ? open : [null];
  return named
    .flatMap((vehicle) =>
      targets.map((family) => ({
        family,
        vehicle: family !== null && withoutVehicle.includes(family) ? null : vehicle,
      })),
    )
    .slice(0, mostTargets);
}
