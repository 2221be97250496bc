import type { QueryClient } from "@tanstack/react-query";
import * as operation from "./generated/endpoints.ts";
import { keyOf, reread } from "./query.ts";

/** Removes the results of searches that no page shows. */
export function forgetResults(queries: QueryClient): void {
  for (const endpoint of [operation.findByText, operation.globalApliSearch])
    queries.removeQueries({ queryKey: keyOf(endpoint), type: "inactive" });
}

export const rereadMakers = (queries: QueryClient) => reread(queries, operation.makerInput);
