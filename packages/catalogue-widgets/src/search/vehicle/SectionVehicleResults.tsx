import type { ApplicationResult, HardwareApplication } from "@caliper/api-client";
import type { Axle } from "@caliper/catalogue-model";
import { EmptyState, Skeleton, Stack } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { resultState, type SearchStates } from "../../shared/results/index.ts";
import { FailureState } from "../../shared/failure-state/index.ts";
import { useAnnouncement } from "../../shared/search-state/index.ts";
import { AxleChips } from "./AxleChips.tsx";
import { isAtAxle, positionIn } from "./axles.ts";
import { vehicleName } from "../../links/index.ts";
import type { SectionCriteria, VehicleSection } from "./sectionCriteria.ts";
import { KitTable } from "./KitTable.tsx";
import { SlotTable } from "./SlotTable.tsx";

export interface SectionVehicleResultsProps extends SearchStates {
  /** The section of the catalogue that is searched. */
  section: VehicleSection;
  searched: SectionCriteria;
  /** Results of every section but hardware; undefined while they load. */
  products?: ApplicationResult | undefined;
  /** Results of the section hardware; undefined while they load. */
  kits?: readonly HardwareApplication[] | undefined;
  /** The axle whose parts are shown; null for both. */
  axle: Axle | null;
  /** Called when another axle is chosen; null shows both. */
  onAxleChange: (axle: Axle | null) => void;
}

/** The results of a search by vehicle in one section, in its own columns. */
export function SectionVehicleResults({
  section,
  searched,
  products,
  kits,
  error = null,
  isSearching = false,
  onRetry,
  axle,
  onAxleChange,
}: SectionVehicleResultsProps) {
  const t = useText();
  const vehicle = vehicleName(searched);
  const positions =
    section === "hardware"
      ? kits?.map((kit) => kit.axle)
      : products?.rows.map(({ codes }) => positionIn(codes));
  const count = positions?.length;
  const visibleCount = positions?.filter((position) => isAtAxle(position, axle)).length;
  useAnnouncement(count === undefined ? null : t("search.vehicle.found", { count, vehicle }));
  const table = {
    vehicle,
    axle,
    state: resultState(error, visibleCount),
    emptyState: (
      <EmptyState
        icon="vehicle"
        title={t("common.noResults")}
        hint={
          count === 0
            ? t("search.vehicle.emptyHint", { vehicle })
            : t("search.vehicle.emptyAxleHint")
        }
      />
    ),
    errorState: error !== null && (
      <FailureState error={error} onRetry={onRetry} isRetrying={isSearching} />
    ),
  };
  return (
    <Stack gap={8}>
      {/* The tables of cylinders have a column for each side instead. */}
      {section !== "cylinder_bomb" &&
        error === null &&
        (positions === undefined ? (
          <Skeleton shape="block" height="chip" />
        ) : (
          positions.length > 0 && (
            <AxleChips
              rows={positions.map((position) => ({ position }))}
              value={axle}
              onChange={onAxleChange}
            />
          )
        ))}
      {/* Another vehicle begins at the top. */}
      {section === "hardware" ? (
        <KitTable key={vehicle} rows={kits ?? []} {...table} />
      ) : (
        <SlotTable key={vehicle} section={section} result={products} {...table} />
      )}
    </Stack>
  );
}
