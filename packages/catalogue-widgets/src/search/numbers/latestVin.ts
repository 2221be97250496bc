import type { Finding, VinReading } from "@caliper/api-client";
import { useSyncExternalStore } from "react";
import { criteriaOf, type VehicleCriteria } from "../../links/index.ts";

/** The last VIN that was read. In memory only: a VIN is neither stored nor written to a URL. */
let latest: Finding | null = null;
const listeners = new Set<() => void>();

/** Keeps the VIN of a finding for the vehicle search that it leads to. */
export function rememberVin(finding: Finding): void {
  if (finding.numbers.vins.length === 0) return;
  latest = finding;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The last VIN, if it belongs to the searched vehicle. */
export function useVinOf(searched: VehicleCriteria): VinReading | null {
  const finding = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
  const isOfVin = finding?.searches.some((search) => {
    if (search.kind !== "vehicle") return false;
    const { maker, model, year } = criteriaOf(search);
    return (
      maker === searched.maker &&
      (model === "" || model === searched.model) &&
      year === searched.year
    );
  });
  return isOfVin === true ? (finding?.numbers.vins[0] ?? null) : null;
}
