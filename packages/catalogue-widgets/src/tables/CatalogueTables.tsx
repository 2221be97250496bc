import { caliperKitsQuery, cylinderCupsQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../provider/index.ts";
import { CatalogueTableView } from "./CatalogueTableView.tsx";

/** Every caliper system. */
export function CaliperKitTable() {
  const { data, error, isFetching, refetch } = useQuery(caliperKitsQuery(useClient()));
  return (
    <CatalogueTableView
      family="caliper_kits"
      table={data}
      error={isFetching ? null : error}
      isLoading={isFetching && data === undefined}
      onRetry={() => void refetch()}
    />
  );
}

/** Every cylinder cup, with competitors' codes where the viewer may see them. */
export function CylinderCupsTable() {
  const { data, error, isFetching, refetch } = useQuery(cylinderCupsQuery(useClient()));
  return (
    <CatalogueTableView
      family="cylinder_cups"
      table={data}
      error={isFetching ? null : error}
      isLoading={isFetching && data === undefined}
      onRetry={() => void refetch()}
    />
  );
}
