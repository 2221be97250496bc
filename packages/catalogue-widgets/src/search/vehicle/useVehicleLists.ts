import {
  type CylinderType,
  makersQuery,
  modelsQuery,
  type SearchSection,
} from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../provider/index.ts";
import type { VehicleFormProps } from "./VehicleForm.tsx";

export interface VehicleListsArgs {
  /** Every section without it. */
  section?: SearchSection | undefined;
  cylinder?: CylinderType | undefined;
  /** The selected brand; no models are requested while it is empty. */
  maker: string;
  /** Brands are requested once their kind of cylinder is selected. */
  isEnabled?: boolean;
}

export type VehicleLists = Required<
  Pick<
    VehicleFormProps,
    "makers" | "models" | "isLoadingMakers" | "isLoadingModels" | "listError" | "onRetryLists"
  >
>;

/** The brands and models of a form, with their errors and retries. */
export function useVehicleLists({
  section,
  cylinder,
  maker,
  isEnabled = true,
}: VehicleListsArgs): VehicleLists {
  const client = useClient();
  const of = { section, cylinder };
  const makers = useQuery({ ...makersQuery(client, of), enabled: isEnabled });
  const models = useQuery(modelsQuery(client, { ...of, maker }));
  return {
    makers: makers.data ?? [],
    models: models.data ?? [],
    isLoadingMakers: makers.isFetching,
    isLoadingModels: models.isFetching,
    listError: makers.error ?? models.error,
    onRetryLists: () => {
      if (makers.isError) void makers.refetch();
      if (models.isError) void models.refetch();
    },
  };
}
