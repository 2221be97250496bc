import { datasheetQuery } from "@caliper/api-client";
import { patterns } from "./paths.ts";
import { preloadDatasheet, preloadPages } from "./routes.tsx";
import type { Services } from "./state/services.tsx";

/**
 * Asks for the first page's code and answer before React starts: a lazy page in a lazy shell would ask for one after the
 * other, and a phone waits a tenth of a second or more for each.
 */
export function preload(
  { client, queries, store }: Services,
  { pathname, search }: Location,
): void {
  const isSignedIn = store.readSession() !== undefined;
  if (pathname === patterns.datasheet) {
    preloadDatasheet(isSignedIn);
    const code = new URLSearchParams(search).get("codigo") ?? "";
    // What fails here is asked for again, and told, by the page.
    if (code.trim() !== "") void queries.prefetchQuery(datasheetQuery(client, { code }));
  } else if (isSignedIn) preloadPages();
}
