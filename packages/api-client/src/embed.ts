/** The script that other sites load. */
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiQuery, freshFor } from "./query.ts";
import type { DeepReadonly, Wire } from "./wire.ts";

export type EmbedRelease = DeepReadonly<Wire<"EmbedRelease">>;

/** The current release. An ApiError with status 404 where the embed has not been built. */
export function embedReleaseQuery(client: ApiClient) {
  return apiQuery(client, operation.getEmbed, {
    staleTime: freshFor.reference,
  });
}
