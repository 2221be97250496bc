import type { Finding, VinReading } from "@caliper/api-client";
import { useSharedState } from "../../provider/index.ts";
import { criteriaOf, type VehicleCriteria } from "../../links/index.ts";

/** The finding of the last VIN that was read. A VIN is neither stored nor written to a URL. */
const useLatest = () => useSharedState<Finding | null>("latestVin", null);

/** Keeps the VIN of a finding for the vehicle search that it leads to. */
export function useRememberVin(): (finding: Finding) => void {
  const [, setLatest] = useLatest();
  return (finding) => {
    if (finding.numbers.vins.length > 0) setLatest(finding);
  };
}

/** The last VIN, if it belongs to the searched vehicle. */
export function useVinOf(searched: VehicleCriteria): VinReading | null {
  const [finding] = useLatest();
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
