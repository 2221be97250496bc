import type { ApiError, Axle, VehicleResult } from "@caliper/api-client";
import { type FamilyId, familyIds } from "@caliper/catalogue-model";
import { EmptyState, Stack, Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../../messages/index.ts";
import { contained, useFormat } from "../../provider/index.ts";
import { resultState } from "../../shared/results/index.ts";
import { FailureState } from "../../shared/failure-state/index.ts";
import { countFamilies } from "../results/groupHits.ts";
import { FamilyChips } from "../results/FamilyChips.tsx";
import { AxleChips } from "./AxleChips.tsx";
import { Outdated, useAnnouncement } from "../../shared/search-state/index.ts";
import { isAtAxle } from "./axles.ts";
import { type VehicleCriteria, vehicleName } from "../../links/index.ts";
import { rowsOf, type VehicleRow } from "./groupByFamily.ts";
import { banners, start } from "./ApplicationSearch.css.ts";
import { VehicleForm, type VehicleFormProps } from "./VehicleForm.tsx";
import { VehicleTable } from "./VehicleTable.tsx";

export interface ApplicationSearchViewProps {
  /** The form with its current values. */
  form: VehicleFormProps;
  /** Between the form and the results: the facts of a VIN. */
  note?: ReactNode;
  /** The search; without a brand there are no results. */
  searched: VehicleCriteria;
  /** The form has another year than the search. */
  isOutdated?: boolean;
  /** The parts that fit the vehicle; absent before the first search. */
  result?: VehicleResult | undefined;
  /** Shows a skeleton of the results. */
  isSearching?: boolean;
  /** Why the search failed; shown instead of the results. */
  error?: ApiError | null;
  /** Called by the button in the error. */
  onRetry?: (() => void) | undefined;
  /** The product type that is shown; null for all. */
  family: FamilyId | null;
  /** Called when another family is chosen; null shows all. */
  onFamilyChange: (family: FamilyId | null) => void;
  /** The axle whose parts are shown; null for both. */
  axle: Axle | null;
  /** Called when another axle is chosen; null shows both. */
  onAxleChange: (axle: Axle | null) => void;
  /** Called with the row to open its datasheet. */
  onOpen: (row: VehicleRow) => void;
  /** Beside the start text, or under the results: banners. */
  below?: ReactNode;
}

/** General search by application: brand, model, year, and the products that fit. */
export const ApplicationSearchView = contained("search", ApplicationSearchViewContent);

function ApplicationSearchViewContent({
  form,
  note,
  searched,
  isOutdated = false,
  below,
  ...results
}: ApplicationSearchViewProps) {
  const t = useText();
  const aside = <div className={banners}>{below}</div>;
  return (
    <Stack gap={16}>
      <search aria-label={t("search.vehicle.heading")}>
        <VehicleForm {...form} />
      </search>
      {note}
      {searched.maker === "" ? (
        <div className={start}>
          <EmptyState
            icon="vehicle"
            title={t("search.vehicle.startHeading")}
            hint={t("search.vehicle.startHint")}
          />
          {aside}
        </div>
      ) : (
        <>
          <Outdated
            isOutdated={isOutdated}
            searched={vehicleName(searched)}
            onSearch={form.onSearch}
          >
            <Results searched={searched} {...results} />
          </Outdated>
          {aside}
        </>
      )}
    </Stack>
  );
}

function Results({
  searched,
  result,
  isSearching = false,
  error = null,
  onRetry,
  family,
  onFamilyChange,
  axle,
  onAxleChange,
  onOpen,
}: Omit<ApplicationSearchViewProps, "form" | "below" | "isOutdated">) {
  const t = useText();
  const format = useFormat();
  const vehicle = vehicleName(searched);
  useAnnouncement(
    result === undefined ? null : t("search.vehicle.found", { count: result.total, vehicle }),
  );
  const rows = rowsOf(result?.hits ?? []);
  const atAxle = rows.filter(({ position }) => isAtAxle(position, axle));
  const shown = family === null ? atAxle : atAxle.filter((row) => row.family === family);
  return (
    <>
      {rows.length > 0 && error === null && (
        <Stack gap={8}>
          <FamilyChips
            counts={countFamilies(atAxle, familyIds)}
            value={family}
            onChange={onFamilyChange}
          />
          <AxleChips rows={rows} value={axle} onChange={onAxleChange} />
        </Stack>
      )}
      <VehicleTable
        // Resets the scroll position for another vehicle.
        key={vehicle}
        rows={shown}
        vehicle={vehicle}
        state={resultState(error, result && shown.length)}
        emptyState={
          <EmptyState
            icon="vehicle"
            title={t("common.noResults")}
            hint={
              rows.length > 0
                ? t("search.emptyFamilyHint")
                : t("search.vehicle.emptyHint", { vehicle })
            }
          />
        }
        errorState={
          error !== null && (
            <FailureState error={error} onRetry={onRetry} isRetrying={isSearching} />
          )
        }
        onOpen={onOpen}
      />
      {result !== undefined && result.total > rows.length && (
        <Text variant="caption" tone="subtle">
          {t("search.vehicle.shownOf", {
            shown: format.count(rows.length),
            total: format.count(result.total),
          })}
        </Text>
      )}
    </>
  );
}
