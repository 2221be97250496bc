import { measureSearchQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useClient, useWarehouse } from "../provider/index.ts";
import { type MeasureCriteria, questionOf } from "../links/index.ts";

/** The parts for a search, with the prices of the chosen warehouse; none without measures. */
export function useMeasureSearch(criteria: MeasureCriteria) {
  const warehouse = useWarehouse();
  return useQuery(measureSearchQuery(useClient(), { ...questionOf(criteria), warehouse }));
}
