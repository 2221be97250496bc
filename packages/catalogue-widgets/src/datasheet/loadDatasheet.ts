import {
  type ApiClient,
  type Datasheet,
  datasheetQuery,
  productImagesQuery,
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
 * @throws {ApiError} when there is no datasheet; a failure of pictures or related products is left to the widget.
 */
export async function loadDatasheet(
  queries: QueryClient,
  client: ApiClient,
  code: string,
): Promise<Datasheet> {
  const datasheet = await queries.fetchQuery(datasheetQuery(client, { code }));
  const { applications = [], drawing } = datasheet;
  const vehicle = relatedTo(datasheet, usualVehicle(applications));
  await Promise.all([
    queries.prefetchQuery(productImagesQuery(client, datasheet.code)),
    drawing !== undefined && queries.prefetchQuery(productImagesQuery(client, drawing)),
    vehicle && queries.prefetchQuery(relatedProductsQuery(client, vehicle)),
  ]);
  return datasheet;
}
