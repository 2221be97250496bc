import type { ApiError, ApplicationResult, HardwareApplication } from "@caliper/api-client";
import { EmptyState, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { contained } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { resultState, searchMessages } from "../../shared/results/index.ts";
import { vehicleMessages } from "../vehicle/messages.ts";
import { FailureState } from "../../shared/failure-state/index.ts";
import { useAnnouncement } from "../../shared/search-state/index.ts";
import { vehicleName } from "../vehicle/criteria.ts";
import { VehicleForm, type VehicleFormProps } from "../vehicle/VehicleForm.tsx";
import type { SectionCriteria, VehicleSection } from "./criteria.ts";
import { KitTable } from "./KitTable.tsx";
import { SlotTable } from "./SlotTable.tsx";

export interface SectionApplicationSearchViewProps {
  /** The section of the catalogue that is searched. */
  section: VehicleSection;
  /** The form with its current values. */
  form: VehicleFormProps;
  /** The search of the results; null before a search, and after the brand or model changed. */
  searched: SectionCriteria | null;
  /** Results of every section but hardware; undefined while they load. */
  products?: ApplicationResult | undefined;
  /** Results of the section hardware; undefined while they load. */
  kits?: readonly HardwareApplication[] | undefined;
  /** Why the search failed; shown instead of the results. */
  error?: ApiError | null;
  /** Shows a skeleton of the results. */
  isSearching?: boolean;
  /** Called by the button in the error. */
  onRetry?: (() => void) | undefined;
}

/** Search by vehicle within one section: brand, model, year, and results in the section's own columns. */
export const SectionApplicationSearchView = contained(
  "search",
  SectionApplicationSearchViewContent,
);

function SectionApplicationSearchViewContent({
  section,
  form,
  searched,
  ...results
}: SectionApplicationSearchViewProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const needsType = form.cylinder !== undefined && form.cylinder.value === null;
  return (
    <Stack gap={24}>
      <search
        aria-label={formatMessage(vehicleMessages.sectionHeading, {
          section: terms.section(section),
        })}
      >
        <VehicleForm {...form} />
      </search>
      {searched === null ? (
        <EmptyState
          icon="vehicle"
          title={formatMessage(vehicleMessages.startHeading)}
          hint={formatMessage(
            needsType ? vehicleMessages.typeStartHint : vehicleMessages.sectionStartHint,
          )}
        />
      ) : (
        <Results section={section} searched={searched} {...results} />
      )}
    </Stack>
  );
}

function Results({
  section,
  searched,
  products,
  kits,
  error = null,
  isSearching = false,
  onRetry,
}: Omit<SectionApplicationSearchViewProps, "form"> & { searched: SectionCriteria }) {
  const { formatMessage } = useIntl();
  const vehicle = vehicleName(searched);
  const count = section === "hardware" ? kits?.length : products?.rows.length;
  useAnnouncement(
    count === undefined ? null : formatMessage(vehicleMessages.found, { count, vehicle }),
  );
  const table = {
    vehicle,
    state: resultState(error, count),
    emptyState: (
      <EmptyState
        icon="vehicle"
        title={formatMessage(searchMessages.noResults)}
        hint={formatMessage(vehicleMessages.emptyHint, { vehicle })}
      />
    ),
    errorState: error !== null && (
      <FailureState error={error} onRetry={onRetry} isRetrying={isSearching} />
    ),
  };
  // Another vehicle begins at the top.
  return section === "hardware" ? (
    <KitTable key={vehicle} rows={kits ?? []} {...table} />
  ) : (
    <SlotTable key={vehicle} section={section} result={products} {...table} />
  );
}
