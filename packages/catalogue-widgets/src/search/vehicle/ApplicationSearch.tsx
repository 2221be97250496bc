import { type Axle, vehicleSearchQuery } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { contained, useClient, useLinks, useNavigate, useWarehouse } from "../../provider/index.ts";
import { useDraft } from "../../shared/search-state/index.ts";
import { useVinOf } from "../numbers/latestVin.ts";
import { VinNote } from "../numbers/NumberNotes.tsx";
import { yearsOf } from "../../links/index.ts";
import { ApplicationSearchView } from "./ApplicationSearchView.tsx";
import { isOfVehicle, noVehicle, sameVehicle, type VehicleCriteria } from "../../links/index.ts";
import { useVehicleLists } from "./useVehicleLists.ts";

export interface ApplicationSearchProps {
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
  /** Beside the start text, or under the results: banners. */
  below?: ReactNode;
}

/** General search by vehicle, over every product type. */
export const ApplicationSearch = contained("search", ApplicationSearchContent);

function ApplicationSearchContent({
  criteria,
  onSearch,
  family,
  onFamilyChange,
  axle,
  onAxleChange,
  below,
}: ApplicationSearchProps) {
  const client = useClient();
  const links = useLinks();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(criteria, sameVehicle);
  const [ownFamily, setOwnFamily] = useState<FamilyId | null>(null);
  const [ownAxle, setOwnAxle] = useState<Axle | null>(null);
  const lists = useVehicleLists({ maker: draft.maker });
  const { data, error, isFetching, refetch } = useQuery(
    vehicleSearchQuery(client, {
      maker: criteria.maker,
      model: criteria.model,
      years: yearsOf(criteria.year),
      warehouse: useWarehouse(),
    }),
  );
  // Another brand or model hides the results; selecting the same ones again shows them.
  const searched = isOfVehicle(draft, criteria) ? criteria : noVehicle;
  const vin = useVinOf(searched);
  return (
    <ApplicationSearchView
      note={vin === null ? undefined : <VinNote vin={vin} />}
      form={{
        criteria: draft,
        onChange: (changed) => {
          // The URL must not keep the vehicle of another brand.
          const isOther = criteria.maker !== "" && changed.maker !== criteria.maker;
          setDraft(changed, isOther ? noVehicle : undefined);
          if (isOther) onSearch(noVehicle);
        },
        onSearch: () => {
          if (sameVehicle(draft, criteria)) void refetch();
          else onSearch(draft);
        },
        ...lists,
        // Shows one failure only once, in place of the results.
        listError: error === null ? lists.listError : null,
      }}
      searched={searched}
      isOutdated={!sameVehicle(draft, searched)}
      result={data}
      isSearching={isFetching}
      error={isFetching ? null : error}
      onRetry={() => {
        void refetch();
        lists.onRetryLists();
      }}
      family={family === undefined ? ownFamily : family}
      onFamilyChange={onFamilyChange ?? setOwnFamily}
      axle={axle === undefined ? ownAxle : axle}
      onAxleChange={onAxleChange ?? setOwnAxle}
      onOpen={(row) => navigate(links.datasheet(row))}
      below={below}
    />
  );
}
