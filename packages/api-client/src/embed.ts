/** The script that other sites load. */
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiQuery, freshFor } from "./query.ts";

export interface EmbedRelease {
  readonly version: string;
  /** The origin of the API and the portal. */
  readonly origin: string;
  /** The URL of this version; the file never changes. */
  readonly script: string;
  /** The URL of the newest compatible version. */
  readonly latest: string;
  /** The hash of this version for the attribute `integrity`. */
  readonly integrity: string;
}

/** The current release. An ApiError with status 404 where the embed has not been built. */
export function embedReleaseQuery(client: ApiClient) {
  return apiQuery(client, operation.getEmbed, {
    staleTime: freshFor.reference,
    toDomain: (wire): EmbedRelease => wire,
  });
}
