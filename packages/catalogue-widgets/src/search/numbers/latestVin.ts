import type { Numbers, VinReading } from "@caliper/api-client";
import { useSyncExternalStore } from "react";
import type { VehicleCriteria } from "../vehicle/criteria.ts";

/** The last VIN that was read. In memory only: a VIN is neither stored nor written to a URL. */
let latest: Numbers | null = null;
const listeners = new Set<() => void>();

/** Keeps the VIN of an answer for the vehicle search that it leads to. */
export function rememberVin(numbers: Numbers): void {
  if (numbers.vins.length === 0) return;
  latest = numbers;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The last VIN, if it is of the vehicle that is searched. */
export function useVinOf(searched: VehicleCriteria): VinReading | null {
  const numbers = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
  const isOfVin = numbers?.vehicles.some(
    ({ maker, model, year }) =>
      maker === searched.maker &&
      (model === null || model === searched.model) &&
      (year?.toString() ?? "") === searched.year,
  );
  return isOfVin === true ? (numbers?.vins[0] ?? null) : null;
}
