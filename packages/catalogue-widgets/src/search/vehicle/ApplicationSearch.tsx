import { vehicleSearchQuery } from "@caliper/api-client";
import type { Axle, FamilyId } from "@caliper/catalogue-model";
import { EmptyState, Stack } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { useText } from "../../messages/index.ts";
import { contained, useClient, useLinks, useNavigate, useWarehouse } from "../../provider/index.ts";
import { useFolding } from "../../shared/folding-form/index.ts";
import { Outdated, useDraft, useOwnState } from "../../shared/search-state/index.ts";
import type { StockFilterProps } from "../../shared/stock/index.ts";
import { useVinOf } from "../numbers/latestVin.ts";
import { VinNote } from "../numbers/NumberNotes.tsx";
import {
  isOfVehicle,
  noVehicle,
  sameVehicle,
  type VehicleCriteria,
  vehicleName,
  yearsOf,
} from "../../links/index.ts";
import { banners, start } from "./ApplicationSearch.css.ts";
import { VehicleForm } from "./VehicleForm.tsx";
import { VehicleSummary } from "./VehicleSummary.tsx";
import { VehicleResults } from "./VehicleResults.tsx";
import { foundVehicle, useVehicle } from "../../vehicle/index.ts";
import { useVehicleLists } from "./useVehicleLists.ts";

export interface ApplicationSearchProps extends StockFilterProps {
  /** The search in the host's URL; without a brand nothing is searched. */
  criteria: VehicleCriteria;
  /** Called with the vehicle to search, and with none after another brand is chosen. */
  onSearch: (criteria: VehicleCriteria) => void;
  /** The product type that is shown; null for all. */
  family?: FamilyId | null | undefined;
  /** Called when another family is chosen; null shows all. */
  onFamilyChange?: ((family: FamilyId | null) => void) | undefined;
  /** The axle whose parts are shown; null for both. */
  axle?: Axle | null | undefined;
  /** Called when another axle is chosen; null shows both. */
  onAxleChange?: ((axle: Axle | null) => void) | undefined;
  /** Answers to the question that tells parts of one type apart, in the host's URL; by default they are kept here. */
  answers?: readonly string[] | undefined;
  /** Called with the answers after each one. */
  onAnswersChange?: ((answers: readonly string[]) => void) | undefined;
  /** Beside the start text, or under the results: banners. */
  below?: ReactNode;
}

/** General search by vehicle: brand, model, year, and the products of every type that fit. */
export const ApplicationSearch = contained("search", ApplicationSearchContent);

function ApplicationSearchContent({
  criteria,
  onSearch,
  family,
  onFamilyChange,
  axle,
  onAxleChange,
  answers,
  onAnswersChange,
  below,
  ...stockFilter
}: ApplicationSearchProps) {
  const t = useText();
  const client = useClient();
  const links = useLinks();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(criteria, sameVehicle);
  const [shownFamily, setFamily] = useOwnState(family, onFamilyChange, null);
  const [shownAxle, setAxle] = useOwnState(axle, onAxleChange, null);
  const lists = useVehicleLists({ maker: draft.maker });
  const { data, error, isFetching, refetch } = useQuery(
    vehicleSearchQuery(client, {
      maker: criteria.maker,
      model: criteria.model,
      years: yearsOf(criteria.year),
      warehouse: useWarehouse(),
    }),
  );
  useVehicle(foundVehicle(criteria, data?.total, answers));
  // Another brand or model hides the results; selecting the same ones again shows them.
  const searched = isOfVehicle(draft, criteria) ? criteria : noVehicle;
  const vin = useVinOf(searched);
  const search = () => {
    if (sameVehicle(draft, criteria)) void refetch();
    else onSearch(draft);
  };
  const form = useRef<HTMLElement>(null);
  const folding = useFolding(
    form,
    searched.maker !== "" && sameVehicle(draft, criteria) && error === null,
  );
  const aside = <div className={banners}>{below}</div>;
  return (
    <Stack gap={16}>
      <search aria-label={t("search.vehicle.heading")} ref={form}>
        {folding.isFolded ? (
          <VehicleSummary criteria={criteria} folding={folding} />
        ) : (
          <VehicleForm
            criteria={draft}
            onChange={(changed) => {
              folding.keepOpen();
              // The URL must not keep the vehicle of another brand.
              const isOther = criteria.maker !== "" && changed.maker !== criteria.maker;
              setDraft(changed, isOther ? noVehicle : undefined);
              if (isOther) onSearch(noVehicle);
            }}
            onSearch={() => {
              folding.fold();
              search();
            }}
            {...lists}
            // Shows one failure only once, in place of the results.
            listError={error === null ? lists.listError : null}
          />
        )}
      </search>
      {vin !== null && <VinNote vin={vin} />}
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
            isOutdated={!sameVehicle(draft, searched)}
            searched={vehicleName(searched)}
            onSearch={search}
          >
            <VehicleResults
              searched={searched}
              result={data}
              isSearching={isFetching}
              error={isFetching ? null : error}
              onRetry={() => {
                void refetch();
                lists.onRetryLists();
              }}
              family={shownFamily}
              onFamilyChange={setFamily}
              axle={shownAxle}
              onAxleChange={setAxle}
              {...stockFilter}
              answers={answers}
              onAnswersChange={onAnswersChange}
              onOpen={(row) => navigate(links.datasheet(row))}
            />
          </Outdated>
          {aside}
        </>
      )}
    </Stack>
  );
}
