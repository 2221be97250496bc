import {
  type ApiClient,
  type Datasheet,
  datasheetQuery,
  type RelatedArgs,
  relatedProductsQuery,
} from "@caliper/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { usualVehicle } from "./applications/usualVehicle.ts";

/** The vehicle of an application, by its index, for which related products are requested. */
export function relatedTo(
  { code, applications }: Datasheet,
  index: number,
): RelatedArgs | undefined {
  const vehicle = applications?.[index];
  return vehicle && { code, ...vehicle };
}

/**
 * Loads everything that `Datasheet` shows at first into the cache, so that it renders at once.
 * @throws {ApiError} if the datasheet cannot be loaded. The widget itself shows a failure of the related products.
 */
export async function loadDatasheet(
  queries: QueryClient,
  client: ApiClient,
  code: string,
): Promise<Datasheet> {
  const datasheet = await queries.fetchQuery(datasheetQuery(client, { code }));
  const vehicle = relatedTo(datasheet, usualVehicle(datasheet.applications ?? []));
  if (vehicle) await queries.prefetchQuery(relatedProductsQuery(client, vehicle));
  return datasheet;
}
