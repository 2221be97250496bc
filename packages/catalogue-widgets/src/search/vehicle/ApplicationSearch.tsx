import { makersQuery, modelsQuery, vehicleSearchQuery } from "@caliper/api-client";
import type { FamilyId } from "@caliper/api-client/access";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient, useLinks, useNavigate } from "../../provider/context.ts";
import { useDraft } from "../parts/useDraft.ts";
import { yearOf } from "../year.ts";
import { ApplicationSearchView } from "./ApplicationSearchView.tsx";
import { sameVehicle } from "./criteria.ts";
import type { VehicleCriteria } from "./criteria.ts";

export interface ApplicationSearchProps {
  /** What is searched, as the host's address has it; without a brand nothing is. */
  criteria: VehicleCriteria;
  /** Another vehicle is wanted; it has a brand. */
  onSearch: (criteria: VehicleCriteria) => void;
  /** The product type that is shown; null for all. */
  family?: FamilyId | null | undefined;
  onFamilyChange?: ((family: FamilyId | null) => void) | undefined;
}

/** General search by vehicle, over every product type. */
export function ApplicationSearch({
  criteria,
  onSearch,
  family,
  onFamilyChange,
}: ApplicationSearchProps) {
  const client = useClient();
  const links = useLinks();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(criteria, sameVehicle);
  const [ownFamily, setOwnFamily] = useState<FamilyId | null>(null);
  const makers = useQuery(makersQuery(client));
  const models = useQuery(modelsQuery(client, { maker: draft.maker }));
  const { data, error, isFetching, refetch } = useQuery(
    vehicleSearchQuery(client, {
      maker: criteria.maker,
      model: criteria.model,
      year: yearOf(criteria.year),
    }),
  );
  const listError = makers.error ?? models.error;
  return (
    <ApplicationSearchView
      form={{
        criteria: draft,
        onChange: setDraft,
        onSearch: () => {
          if (sameVehicle(draft, criteria)) void refetch();
          else onSearch(draft);
        },
        makers: makers.data ?? [],
        models: models.data ?? [],
        isLoadingMakers: makers.isFetching,
        isLoadingModels: models.isFetching,
        listError,
        onRetryLists: () => {
          if (makers.isError) void makers.refetch();
          if (models.isError) void models.refetch();
        },
      }}
      searched={criteria}
      result={data}
      isSearching={isFetching}
      error={isFetching ? null : error}
      onRetry={() => void refetch()}
      family={family === undefined ? ownFamily : family}
      onFamilyChange={onFamilyChange ?? setOwnFamily}
      onOpen={(row) => navigate(links.datasheet(row))}
    />
  );
}
