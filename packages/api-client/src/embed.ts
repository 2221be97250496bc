/** The script that other sites load. */
import * as operation from "./generated/endpoints.ts";
import { fixedQuery, freshFor } from "./query.ts";
import type { DeepReadonly, Wire } from "./wire.ts";

export type EmbedRelease = DeepReadonly<Wire<"EmbedRelease">>;

/** The current release. An ApiError with status 404 where the embed has not been built. */
export const embedReleaseQuery = fixedQuery(operation.getEmbed, {
  staleTime: freshFor.reference,
});
