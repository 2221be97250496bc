import {
  type ApiError,
  type CatalogueTable,
  caliperKitsQuery,
  cylinderCupsQuery,
} from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { contained, useClient } from "../provider/index.ts";
import { CatalogueTableView } from "./CatalogueTableView.tsx";

const propsOf = (
  family: FamilyId,
  { data, error, isFetching, refetch }: UseQueryResult<CatalogueTable, ApiError>,
) => ({
  family,
  table: data,
  error: isFetching ? null : error,
  isLoading: isFetching && data === undefined,
  onRetry: () => void refetch(),
});

/** Every caliper system. */
export const CaliperKitTable = contained("tables", () => (
  <CatalogueTableView {...propsOf("caliper_kits", useQuery(caliperKitsQuery(useClient())))} />
));

/** Every cylinder cup, with competitors' codes where the viewer may see them. */
export const CylinderCupsTable = contained("tables", () => (
  <CatalogueTableView {...propsOf("cylinder_cups", useQuery(cylinderCupsQuery(useClient())))} />
));
